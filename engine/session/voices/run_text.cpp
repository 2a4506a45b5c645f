#include "engine/session/voices/run_text.h"

#include "engine/synth/saved_config.h"
#include "engine/synth/saved_symbols.h"
#include "engine/text/byte_pair/byte_pair_encoding.h"

namespace formant {
namespace {

constexpr const char* stress = "\u02c8";

bool uses_pretrained_symbols(const TextConfig& config, const Pretrained& pretrained) {
    return config.symbols == "auto" && config.tokenizer.empty() && pretrained.symbols.has_value();
}

bool has_auto_layout(const TextConfig& config) {
    return config.layout == "auto";
}

Message dropped_marks_warning(const std::string& key, const std::string& value,
                              const std::string& mark) {
    return message(FORMANT_TR("session", "the pretrained weights know marks such as {mark}, but "
                                         "the texts are read without them: set {key} to {value} "
                                         "if the weights were trained with them"),
                   {{"mark", mark}, {"key", key}, {"value", value}});
}

Message other_mode_warning(const std::string& theirs, const std::string& ours) {
    return message(FORMANT_TR("session", "the pretrained weights were trained on {theirs}, but "
                                         "text.mode is {ours}: the same ids mean other sounds"),
                   {{"theirs", theirs}, {"ours", ours}});
}

} // namespace

void resolve_keep_stress(TextConfig& config, const StateTree* checkpoint,
                         const Pretrained* pretrained) {
    if (config.keep_stress != "auto")
        return;
    config.keep_stress = "on";
    if (checkpoint != nullptr) {
        if (const auto saved = voice_config_of(*checkpoint))
            config.keep_stress = saved->text.keeps_stress() ? "on" : "off";
    } else if (pretrained != nullptr && pretrained->keeps_stress) {
        config.keep_stress = *pretrained->keeps_stress ? "on" : "off";
    }
}

Result<void> resolve_vocabulary(TextConfig& config, const StateTree* checkpoint,
                                const Pretrained* pretrained) {
    if (checkpoint != nullptr)
        return voice_config_of(*checkpoint).map([&](const VoiceConfig& saved) {
            config.vocabulary = saved.text.vocabulary;
            config.tokenizer = saved.text.tokenizer;
        });
    if (config.tokenizer.empty()) {
        config.vocabulary = pretrained != nullptr ? pretrained->vocabulary : "";
        return {};
    }
    return read_vocabulary(config.tokenizer).map([&](std::string content) {
        config.vocabulary = std::move(content);
    });
}

RunText initial_run_text(const TextConfig& config, const Pretrained* pretrained, bool partial) {
    if (pretrained == nullptr || !uses_pretrained_symbols(config, *pretrained))
        return {std::nullopt, layout_of(config)};
    return {pretrained->symbols, has_auto_layout(config) ? pretrained->layout : layout_of(config),
            partial};
}

Result<RunText> resumed_run_text(const TextConfig& config, const StateTree& checkpoint) {
    const auto saved = voice_config_of(checkpoint);
    const TextConfig& source = saved && has_auto_layout(config) ? saved->text : config;
    return symbols_of(checkpoint).map([&](SymbolTable symbols) {
        return RunText{std::move(symbols), layout_of(source)};
    });
}

std::optional<Message> third_party_symbols_message(const TextConfig& config,
                                                   const Pretrained& pretrained) {
    if (!pretrained.is_third_party || !uses_pretrained_symbols(config, pretrained))
        return std::nullopt;
    return message(FORMANT_TR("session", "texts are converted to ids as for the pretrained "
                                         "weights: with their table of {count} symbols, layout "
                                         "{layout} (text.layout)"),
                   {{"count", std::to_string(pretrained.symbols->size())},
                    {"layout", name_of(initial_run_text(config, &pretrained, false).layout)}});
}

std::vector<Message> text_mismatch_warnings(const TextConfig& config,
                                            const Pretrained& pretrained) {
    std::vector<Message> warnings;
    if (!third_party_symbols_message(config, pretrained))
        return warnings;
    if (!pretrained.mode.empty() && pretrained.mode != config.mode)
        warnings.push_back(other_mode_warning(pretrained.mode, config.mode));
    const bool reads_phonemes = config.mode == "phonemes";
    if (reads_phonemes && !config.keeps_stress() && pretrained.symbols->id(stress) >= 0)
        warnings.push_back(dropped_marks_warning("text.keep_stress", "on", stress));
    if (!config.keep_punctuation && pretrained.symbols->id(",") >= 0)
        warnings.push_back(dropped_marks_warning("text.keep_punctuation", "true", ","));
    return warnings;
}

} // namespace formant
