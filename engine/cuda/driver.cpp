#include "engine/cuda/driver.h"

#include <array>
#include <dlfcn.h>

namespace formant {
namespace {

constexpr int capability_major_attribute = 75;
constexpr int capability_minor_attribute = 76;

} // namespace

Driver::Driver() {
    void* library = ::dlopen("libcuda.so.1", RTLD_NOW);
    if (library == nullptr) {
        failure_ = ::dlerror();
        return;
    }
    const bool complete =
        find(init_, library, "cuInit") && find(get_error_string_, library, "cuGetErrorString") &&
        find(get_count_, library, "cuDeviceGetCount") &&
        find(get_device_, library, "cuDeviceGet") && find(get_name_, library, "cuDeviceGetName") &&
        find(get_attribute_, library, "cuDeviceGetAttribute") &&
        find(get_memory_, library, "cuDeviceTotalMem_v2");
    if (!complete)
        return;
    if (const Status status = init_(0); status != 0)
        failure_ = words_for(status);
}

template <class Function>
bool Driver::find(Function& function, void* library, const char* name) {
    function = reinterpret_cast<Function>(::dlsym(library, name));
    if (function == nullptr)
        failure_ = std::string("the driver has no ") + name;
    return function != nullptr;
}

std::string Driver::words_for(Status status) const {
    const char* words = nullptr;
    if (get_error_string_(status, &words) == 0 && words != nullptr)
        return words;
    return "error " + std::to_string(status);
}

int Driver::gpu_count() const {
    int count = 0;
    return failure_.empty() && get_count_(&count) == 0 ? count : 0;
}

bool Driver::facts(int index, Facts& facts) const {
    Device device = 0;
    std::array<char, 256> name{};
    std::size_t memory = 0;
    const bool answers =
        failure_.empty() && get_device_(&device, index) == 0 &&
        get_name_(name.data(), static_cast<int>(name.size()), device) == 0 &&
        get_attribute_(&facts.capability_major, capability_major_attribute, device) == 0 &&
        get_attribute_(&facts.capability_minor, capability_minor_attribute, device) == 0 &&
        get_memory_(&memory, device) == 0;
    facts.name = name.data();
    facts.total_memory_bytes = memory;
    return answers;
}

} // namespace formant
