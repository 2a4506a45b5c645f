#include "engine/session/voices/pretrained_weights.h"

#include "engine/base/log.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/session/voices/pretrained_symbols.h"
#include "engine/synth/mel_settings_text.h"

#include <ATen/ATen.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {
namespace {

/// Returns what the file should have for the model: not what it was made without.
std::vector<WeightMismatch> unexpectedly_missing(const WeightMatch& match,
                                                 const Pretrained& pretrained) {
    std::vector<WeightMismatch> missing = match.missing_or_mismatched;
    std::erase_if(missing,
                  [&](const WeightMismatch& one) { return pretrained.is_untrained(one.name); });
    return missing;
}

std::vector<WeightMismatch> misfits(const WeightMatch& match, const Pretrained& pretrained) {
    std::vector<WeightMismatch> all = unexpectedly_missing(match, pretrained);
    all.insert(all.end(), match.unexpected.begin(), match.unexpected.end());
    return all;
}

/// The error lists some of the tensors; check_warm_start() logs all of them.
Error warm_start_error(const std::vector<WeightMismatch>& all) {
    return {
        ErrorKind::checkpoint,
        message(FORMANT_TR("session", "the pretrained weights do not fit this model: {tensors}. "
                                      "Use the configuration they were trained with, or load "
                                      "what fits with train.pretrained_partial (--partial)"),
                {{"tensors", mismatch_list(all, max_listed_tensors)}})};
}

/// Returns the parts of the model that the file was made without, as "generator.enc_q.*".
std::string absent_parts(const WeightMatch& match, const Pretrained& pretrained) {
    std::vector<std::string> parts;
    for (const std::string& prefix : pretrained.untrained)
        if (std::ranges::any_of(match.missing_or_mismatched, [&](const WeightMismatch& missing) {
                return missing.name.starts_with(prefix);
            }))
            parts.push_back(prefix + "*");
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::vector<Message> loading_report(const WeightMatch& match, const Pretrained& pretrained) {
    std::vector<Message> report = {
        message(FORMANT_TR("session",
                           "{count} {tensor|tensors} of the pretrained weights {was|were} loaded"),
                {{"count", std::to_string(match.matching.size())}},
                static_cast<std::int64_t>(match.matching.size()))};
    if (const std::string parts = absent_parts(match, pretrained); !parts.empty())
        report.push_back(message(
            FORMANT_TR("session",
                       "initialized randomly (needed for training only, not in the file): {parts}"),
            {{"parts", parts}}));
    if (const auto missing = unexpectedly_missing(match, pretrained); !missing.empty())
        report.push_back(message(FORMANT_TR("session", "initialized randomly: {tensors}"),
                                 {{"tensors", mismatch_list(missing)}}));
    if (!match.unexpected.empty())
        report.push_back(message(FORMANT_TR("session", "skipped tensors of the file: {tensors}"),
                                 {{"tensors", mismatch_list(match.unexpected)}}));
    return report;
}

} // namespace

std::optional<std::int64_t> num_pretrained_symbols(const Pretrained& pretrained) {
    const std::int64_t rows = rows_of(pretrained.weights, pretrained.symbol_embedding);
    return rows > 0 ? std::optional(rows) : std::nullopt;
}

Result<WeightMatch> check_warm_start(const TrainableModel& model, const Pretrained& pretrained,
                                     bool partial) {
    WeightMatch match = match_weights(model, pretrained.weights);
    const auto unfit = misfits(match, pretrained);
    if (!match.matching.empty() && (partial || unfit.empty()))
        return match;
    log(LogLevel::info, mismatch_list(unfit));
    return fail(warm_start_error(unfit));
}

Result<std::vector<Message>> initialize_from(TrainableModel& model, const Pretrained& pretrained,
                                             bool partial) {
    const auto match = check_warm_start(model, pretrained, partial);
    if (!match)
        return fail(match.error());
    copy_matching(model, *match);
    std::vector<Message> report =
        match->is_complete() ? std::vector<Message>() : loading_report(*match, pretrained);
    const bool has_as_many_symbols = match->matching.contains(pretrained.symbol_embedding);
    if (!pretrained.symbols && has_as_many_symbols && !pretrained.has_prepared_tokens)
        report.push_back(message(FORMANT_TR(
            "session", "the pretrained weights do not name their symbols: they are assumed to be "
                       "those of the texts, in the same order. If they differ, the voice has to "
                       "learn to read again; put their symbols.txt, one symbol per line, next to "
                       "the file")));
    return report;
}

std::optional<Message> audio_mismatch_warning(const MelConfig& own, const Pretrained& pretrained) {
    if (!pretrained.audio || *pretrained.audio == own)
        return std::nullopt;
    return message(
        FORMANT_TR("session", "the pretrained weights were trained with other audio "
                              "settings: {theirs}; this run has {own}. The model must "
                              "relearn them: use the settings of the weights if the "
                              "recordings allow it"),
        {{"theirs", mel_settings_text(*pretrained.audio)}, {"own", mel_settings_text(own)}});
}

} // namespace formant
