#include "engine/session/voices/run_text.h"

#include "engine/synth/saved_config.h"
#include "engine/synth/saved_symbols.h"

namespace formant {
namespace {

constexpr const char* stress = "\u02c8";

bool takes_symbols(const TextConfig& config, const Pretrained& pretrained) {
    return config.symbols == "auto" && pretrained.symbols.has_value();
}

bool is_automatic(const TextConfig& config) {
    return config.layout == "auto";
}

Message left_out(const std::string& key, const std::string& mark) {
    return message(FORMANT_TR("session", "the weights to begin with know marks like {mark}, which "
                                         "the texts are read without: set {key} to true, if they "
                                         "were trained on them"),
                   {{"mark", mark}, {"key", key}});
}

Message read_otherwise(const std::string& theirs, const std::string& ours) {
    return message(FORMANT_TR("session", "the weights to begin with were trained on {theirs}, and "
                                         "text.mode is {ours}: the same ids mean other sounds"),
                   {{"theirs", theirs}, {"ours", ours}});
}

} // namespace

RunText text_to_begin_with(const TextConfig& config, const Pretrained* pretrained) {
    if (pretrained == nullptr || !takes_symbols(config, *pretrained))
        return {std::nullopt, layout_of(config)};
    return {pretrained->symbols, is_automatic(config) ? pretrained->layout : layout_of(config)};
}

Result<RunText> text_to_go_on_with(const TextConfig& config, const StateTree& checkpoint) {
    const auto saved = voice_config_of(checkpoint);
    const TextConfig& known = saved && is_automatic(config) ? saved->text : config;
    return symbols_of(checkpoint).map([&](SymbolTable symbols) {
        return RunText{std::move(symbols), layout_of(known)};
    });
}

std::optional<Message> told_of_text(const TextConfig& config, const Pretrained& pretrained) {
    if (!pretrained.is_foreign || !takes_symbols(config, pretrained))
        return std::nullopt;
    return message(FORMANT_TR("session", "the texts become ids as those of the weights to begin "
                                         "with: by their table of {count} symbols, laid out as "
                                         "{layout} (text.layout)"),
                   {{"count", std::to_string(pretrained.symbols->size())},
                    {"layout", name_of(text_to_begin_with(config, &pretrained).layout)}});
}

std::vector<Message> doubts_about_text(const TextConfig& config, const Pretrained& pretrained) {
    std::vector<Message> doubts;
    if (!told_of_text(config, pretrained))
        return doubts;
    if (!pretrained.mode.empty() && pretrained.mode != config.mode)
        doubts.push_back(read_otherwise(pretrained.mode, config.mode));
    const bool reads_phonemes = config.mode == "phonemes";
    if (reads_phonemes && !config.keep_stress && pretrained.symbols->id(stress) >= 0)
        doubts.push_back(left_out("text.keep_stress", stress));
    if (!config.keep_punctuation && pretrained.symbols->id(",") >= 0)
        doubts.push_back(left_out("text.keep_punctuation", ","));
    return doubts;
}

} // namespace formant
