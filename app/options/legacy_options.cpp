#include "app/options/legacy_options.h"

#include "engine/session/config/config_service.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace formant {
namespace {

constexpr MessageText use_instead =
    FORMANT_TR("app", "'{name}' is an option of other trainers; use {instead}");
constexpr MessageText chosen_for_hardware =
    FORMANT_TR("app", "'{name}' is an option of other trainers; here, settings that you do not "
                      "give are chosen for the hardware, and {instead} selects other values");
constexpr MessageText choice_of_gpus =
    FORMANT_TR("app", "'{name}' is an option of other trainers; {instead} chooses one GPU, and "
                      "formant --headless --gpus 0,1 trains on several");
constexpr MessageText symbols_follow =
    FORMANT_TR("app", "'{name}' is an option of other trainers; here, the symbols follow from "
                      "{instead}");
constexpr MessageText always_recorded =
    FORMANT_TR("app", "'{name}' is not needed: every step is recorded in {instead}");
constexpr MessageText of_setting = FORMANT_TR("app", "there is no option '{name}'; use {instead}");

constexpr const char* preset = "--preset NAME";
constexpr const char* gpu = "--gpu 0";
constexpr const char* text_mode = "--language-code CODE and --set text.mode=phonemes";
constexpr const char* pretrained = "--base-checkpoint FILE";
constexpr const char* corpus = "--train-data FILE";
constexpr const char* validation = "--val-data FILE";
constexpr const char* validation_share = "--set data.validation_share=0.05";
constexpr const char* runs = "--runs DIR";
constexpr const char* resume = "--resume auto, or --resume FILE";
constexpr const char* workers = "--num-workers N";
constexpr const char* accumulation = "--grad-accumulation N";
constexpr const char* half = "--amp";
constexpr const char* steps = "--max-steps N, or --epochs N";
constexpr const char* saving = "--save-interval N";
constexpr const char* validating = "--val-interval N";
constexpr const char* graphs = "--set train.compile_mode=reduce-overhead";
constexpr const char* memory = "--batch-size N and --num-workers N";
constexpr const char* decoding = "formant preprocess --workers N";

struct Replacement {
    std::string_view name; ///< without the leading dashes
    const char* instead;
    MessageText sentence = use_instead;
};

/// Options of training scripts, Coqui, Piper, Lightning and accelerate.
constexpr auto replacements = std::to_array<Replacement>({
    {"optimization-level", preset, chosen_for_hardware},
    {"optimisation-level", preset, chosen_for_hardware},
    {"opt-level", preset, chosen_for_hardware},
    {"auto-tune", "formant hardware --tune"},
    {"auto-batch-size", "--batch-size 0"},
    {"find-batch-size", "formant hardware --tune"},
    {"tokenizer-path", text_mode, symbols_follow},
    {"tokenizer-type", text_mode, symbols_follow},
    {"tokenizer-language", text_mode, symbols_follow},
    {"use-phonemes", text_mode, symbols_follow},
    {"phoneme-language", "--language-code CODE"},
    {"language", "--language-code CODE"},
    {"lang", "--language-code CODE"},
    {"gpus", gpu, choice_of_gpus},
    {"num-gpus", gpu, choice_of_gpus},
    {"n-gpus", gpu, choice_of_gpus},
    {"gpu-ids", gpu, choice_of_gpus},
    {"gpu-id", gpu, choice_of_gpus},
    {"device", "--gpu cpu, or --gpu 0"},
    {"devices", gpu, choice_of_gpus},
    {"accelerator", "--gpu cpu, or --gpu 0"},
    {"cuda", "--gpu 0"},
    {"use-cuda", "--gpu 0"},
    {"no-cuda", "--gpu cpu"},
    {"cpu", "--gpu cpu"},
    {"multi-gpu", gpu, choice_of_gpus},
    {"distributed", gpu, choice_of_gpus},
    {"strategy", gpu, choice_of_gpus},
    {"nproc-per-node", gpu, choice_of_gpus},
    {"local-rank", gpu, choice_of_gpus},
    {"num-processes", gpu, choice_of_gpus},
    {"lr", "--learning-rate X"},
    {"fp16", half},
    {"half", half},
    {"use-amp", half},
    {"use-mixed-precision", half},
    {"fp16-run", half},
    {"bf16", "--use-bf16"},
    {"precision", "--amp, --use-bf16 or --set train.precision=float32"},
    {"accumulate-grad-batches", accumulation},
    {"grad-accum", accumulation},
    {"grad-accum-steps", accumulation},
    {"gradient-accumulation", accumulation},
    {"accumulation-steps", accumulation},
    {"gradient-checkpointing", "--grad-checkpointing"},
    {"workers", workers},
    {"num-loader-workers", workers},
    {"num-preprocessing-workers", decoding},
    {"max-workers", workers},
    {"bs", "--batch-size N"},
    {"train-batch-size", "--batch-size N"},
    {"max-epochs", "--epochs N"},
    {"num-epochs", "--epochs N"},
    {"steps", steps},
    {"num-steps", steps},
    {"total-steps", steps},
    {"train-steps", steps},
    {"save-step", saving},
    {"save-steps", saving},
    {"save-every", saving},
    {"save-interval", saving},
    {"checkpoint-interval", saving},
    {"checkpoint-epochs", saving},
    {"eval-interval", validating},
    {"eval-every", validating},
    {"valid-interval", validating},
    {"validation-interval", validating},
    {"data", corpus},
    {"dataset", corpus},
    {"dataset-path", corpus},
    {"dataset-dir", corpus},
    {"data-dir", corpus},
    {"data-path", corpus},
    {"input-dir", corpus},
    {"manifest", corpus},
    {"metadata", corpus},
    {"train-file", corpus},
    {"training-files", corpus},
    {"val-file", validation},
    {"valid-data", validation},
    {"validation-data", validation},
    {"validation-files", validation},
    {"validation-split", validation_share},
    {"val-split", validation_share},
    {"eval-split-size", validation_share},
    {"output", runs},
    {"output-path", runs},
    {"out-dir", runs},
    {"default-root-dir", runs},
    {"output-dir", runs},
    {"log-dir", runs},
    {"logdir", runs},
    {"checkpoint-dir", runs},
    {"checkpoint", resume},
    {"checkpoint-path", resume},
    {"ckpt", resume},
    {"resume-from", resume},
    {"resume-from-checkpoint", resume},
    {"resume-checkpoint", resume},
    {"continue-path", resume},
    {"restore-path", pretrained},
    {"pretrained", pretrained},
    {"pretrained-model", pretrained},
    {"finetune-from", pretrained},
    {"resume-from-single-speaker-checkpoint", pretrained},
    {"base-model", pretrained},
    {"compile", graphs},
    {"torch-compile", graphs},
    {"use-compile", graphs},
    {"max-memory", memory},
    {"memory-fraction", memory},
    {"enable-memory-isolation", memory},
    {"enable-memory-optimization", memory},
    {"tensorboard-dir", "--set train.tensorboard=true"},
    {"log-interval", "metrics.jsonl", always_recorded},
    {"run-name", "--set name=NAME"},
    {"experiment-name", "--set name=NAME"},
    {"model-name", "--model (formant config help model.name lists them)"},
    {"model-type", "--model (formant config help model.name lists them)"},
    {"quality", "--model-size tiny, small, medium or large"},
});

/// Returns "--Use_AMP=1" as "use-amp".
std::string plain_name(const std::string& option) {
    std::string name = option.substr(0, option.find('='));
    name.erase(0, name.find_first_not_of('-'));
    for (char& letter : name)
        letter = letter == '_'                    ? '-'
                 : letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a')
                                                  : letter;
    return name;
}

/// Returns the key of the setting that is called like the option; empty if there is none.
std::string setting_called(std::string name) {
    std::ranges::replace(name, '-', '_');
    return setting_key(name).value_or("");
}

} // namespace

std::optional<Message> replacement_of(const std::string& option) {
    const std::string given = option.substr(0, option.find('='));
    const std::string name = plain_name(option);
    const auto known = std::ranges::find(replacements, name, &Replacement::name);
    if (known != replacements.end())
        return message(known->sentence, {{"name", given}, {"instead", known->instead}});
    const std::string key = setting_called(name);
    if (key.empty())
        return std::nullopt;
    return message(of_setting, {{"name", given}, {"instead", fmt::format("--set {}=VALUE", key)}});
}

} // namespace formant
