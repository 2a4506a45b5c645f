#include "engine/session/preflight/preflight_symbols.h"

#include "engine/session/config/model_facts.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/voices/pretrained_symbols.h"
#include "engine/session/voices/run_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {
namespace {

/// Reading a text takes about a millisecond; a preflight takes seconds.
constexpr std::size_t max_texts_of_symbols = 1000;

std::vector<Words> read_some(const Utterances& utterances, const TextReader& reader) {
    std::vector<Words> texts;
    for (std::size_t i = 0; i < std::min(max_texts_of_symbols, utterances.size()); ++i)
        texts.push_back(reader.read(utterances[i].text));
    return texts;
}

MessageArgs args_of(const SymbolMatch& match, std::size_t texts) {
    return {{"known", std::to_string(match.known.size())},
            {"count", std::to_string(match.known.size() + match.unknown.size())},
            {"new", std::to_string(match.unknown.size())},
            {"list", fmt::format("{}", fmt::join(match.unknown, " "))},
            {"unfit", std::to_string(match.texts_with_unknown)},
            {"texts", std::to_string(texts)}};
}

void report_match(const SymbolMatch& match, std::size_t texts, bool partial,
                  PreflightReport& report) {
    constexpr const char* id = "pretrained-symbols";
    if (match.unknown.empty())
        return report.ok(
            id, message(FORMANT_TR("session", "the pretrained weights know all {count} symbols of "
                                              "the texts"),
                        args_of(match, texts)));
    if (partial)
        return report.ok(
            id, message(FORMANT_TR("session",
                                   "the pretrained weights know {known} of the {count} symbols of "
                                   "the texts; {new} start from random values: {list}"),
                        args_of(match, texts)));
    Message what =
        message(FORMANT_TR("session", "the pretrained weights do not know {new} of the {count} "
                                      "symbols of the texts: {list}. {unfit} of {texts} texts have "
                                      "them, and their recordings will be skipped. Set "
                                      "train.pretrained_partial (--partial) to add the symbols"),
                args_of(match, texts));
    if (match.texts_with_unknown == texts)
        return report.failed(id, {ErrorKind::data, std::move(what)});
    report.warn(id, std::move(what));
}

} // namespace

void check_pretrained_symbols(const RunConfig& config, const Utterances& utterances,
                              const Pretrained& pretrained, PreflightReport& report) {
    const bool partial = config.train.pretrained_partial;
    VoiceConfig voice = config.voice;
    const RunText text = initial_run_text(voice.text, &pretrained, partial);
    if (!needs_texts(voice) || !text.symbols)
        return;
    resolve_keep_stress(voice.text, nullptr, &pretrained);
    if (!resolve_vocabulary(voice.text, nullptr, &pretrained)) // already reported
        return;
    const auto reader = model_text_reader(voice);
    if (!reader || utterances.empty()) // already reported
        return;
    const std::vector<Words> texts = read_some(utterances, **reader);
    report_match(match_symbols(texts, *text.symbols), texts.size(), partial, report);
}

} // namespace formant
