#include "engine/hardware/environment_notes.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace formant {
namespace {

bool always(const std::string&) {
    return true;
}

bool switched_on(const std::string& value) {
    return !value.empty() && value != "0";
}

bool switched_off(const std::string& value) {
    return value == "0";
}

bool restricts(const std::string& value) {
    return value != "all";
}

/// Follows CUDA's reading of CUDA_VISIBLE_DEVICES: the list ends at the first entry that is not a
/// GPU ("-1", "NoDevFiles").
bool hides_all(const std::string& value) {
    const std::string_view first =
        std::string_view(value).substr(std::min(value.find_first_not_of(" \t"), value.size()));
    return first.empty() || (std::isdigit(static_cast<unsigned char>(first.front())) == 0 &&
                             !first.starts_with("GPU-") && !first.starts_with("MIG-"));
}

bool shows_some(const std::string& value) {
    return !hides_all(value);
}

/// The effect of a variable if its value matters; of several rules for one variable exactly one
/// matches.
struct Rule {
    const char* variable;
    bool (*matters)(const std::string& value);
    MessageText what_it_does;
};

constexpr std::array rules = {
    Rule{"CUDA_VISIBLE_DEVICES", hides_all,
         FORMANT_TR("hardware", "is '{value}': hides every GPU, so training is on the CPU; unset "
                                "it to train on a GPU")},
    Rule{"CUDA_VISIBLE_DEVICES", shows_some,
         FORMANT_TR("hardware", "is '{value}': only these GPUs are offered, numbered in this "
                                "order from 0; unset it for all")},
    Rule{"CUDA_DEVICE_ORDER", always,
         FORMANT_TR("hardware", "is '{value}': with PCI_BUS_ID GPUs have the numbers that "
                                "nvidia-smi shows, else the fastest is GPU 0")},
    Rule{"NVIDIA_VISIBLE_DEVICES", restricts,
         FORMANT_TR("hardware", "is '{value}': this container was given only these GPUs")},
    Rule{"HIP_VISIBLE_DEVICES", always,
         FORMANT_TR("hardware", "is '{value}': only these AMD GPUs are offered, numbered in this "
                                "order from 0; unset it for all")},
    Rule{"ROCR_VISIBLE_DEVICES", always,
         FORMANT_TR("hardware", "is '{value}': only these AMD GPUs are offered; "
                                "HIP_VISIBLE_DEVICES selects among them. Unset it for all")},
    Rule{"HSA_OVERRIDE_GFX_VERSION", always,
         FORMANT_TR("hardware", "is '{value}': ROCm treats AMD GPUs as this model; a value of "
                                "another family causes crashes or wrong results")},
    Rule{"CUDA_LAUNCH_BLOCKING", switched_on,
         FORMANT_TR("hardware", "is '{value}': kernels run synchronously, which makes training "
                                "much slower; meant for debugging only, unset it")},
    Rule{"PYTORCH_NO_CUDA_MEMORY_CACHING", always,
         FORMANT_TR("hardware", "is '{value}': every allocation goes to the driver, which "
                                "makes training much slower; unset it")},
    Rule{"PYTORCH_CUDA_ALLOC_CONF", always,
         FORMANT_TR("hardware", "is '{value}': how LibTorch divides the GPU's memory; a "
                                "setting made for another program can cost memory or speed")},
    Rule{"PYTORCH_ALLOC_CONF", always,
         FORMANT_TR("hardware", "is '{value}': how LibTorch divides the GPU's memory; a "
                                "setting made for another program can cost memory or speed")},
    Rule{"PYTORCH_HIP_ALLOC_CONF", always,
         FORMANT_TR("hardware", "is '{value}': how LibTorch divides an AMD GPU's memory; a "
                                "setting made for another program can cost memory or speed")},
    Rule{"NVIDIA_TF32_OVERRIDE", switched_off,
         FORMANT_TR("hardware", "is '{value}': disables TF32, so fp32 matmuls are several times "
                                "slower on Ampere and newer; unset it")},
    Rule{"TORCH_ALLOW_TF32_CUBLAS_OVERRIDE", always,
         FORMANT_TR("hardware", "is '{value}': overrides formant's TF32 setting")},
    Rule{"OMP_NUM_THREADS", always,
         FORMANT_TR("hardware", "is '{value}': the maximum number of CPU threads; unset it to use "
                                "all cores")},
    Rule{"MKL_NUM_THREADS", always,
         FORMANT_TR("hardware", "is '{value}': the maximum number of threads of matrix products on "
                                "the CPU; unset it to use all cores")},
    Rule{"FORMANT_NVML", switched_on,
         FORMANT_TR("hardware", "is '{value}': this file replaces the driver's own NVML library")},
};

} // namespace

std::vector<std::string> relevant_variables() {
    std::vector<std::string> names;
    for (const Rule& rule : rules)
        if (names.empty() || names.back() != rule.variable)
            names.emplace_back(rule.variable);
    return names;
}

std::vector<std::pair<std::string, Message>> note_environment(const Environment& environment) {
    std::vector<std::pair<std::string, Message>> notes;
    for (const Rule& rule : rules)
        if (const auto set = environment.find(rule.variable);
            set != environment.end() && rule.matters(set->second))
            notes.emplace_back(rule.variable, message(rule.what_it_does, {{"value", set->second}}));
    return notes;
}

} // namespace formant
