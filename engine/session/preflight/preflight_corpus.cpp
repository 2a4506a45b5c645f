#include "engine/session/preflight/preflight_corpus.h"

#include "engine/audio/unsupported_audio.h"
#include "engine/data/corpus_summary.h"
#include "engine/data/doctor/spoken_letters.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/recorded_split.h"
#include "engine/session/data/training_data.h"
#include "engine/text/unicode/garbled_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace formant {
namespace {

/// Stores what is required of each recording.
struct RecordingRequirements {
    RecordingCheck check;
    bool text; ///< the model needs a text for each recording
};

/// Returns why training would skip the recording, or nothing if it is usable.
std::optional<Message> reason_unusable(const Utterance& said,
                                       const RecordingRequirements& requirements) {
    const MessageArgs args = {{"file", said.file.string()}};
    std::error_code unreadable;
    if (!std::filesystem::is_regular_file(said.file, unreadable))
        return message(FORMANT_TR("session", "{file} does not exist"), args);
    if (std::filesystem::file_size(said.file, unreadable) == 0)
        return message(FORMANT_TR("session", "{file} is empty (0 bytes)"), args);
    if (requirements.text && spoken_letters(said.text) == 0)
        return message(FORMANT_TR("session", "{file} has no text"), args);
    if (requirements.text && is_garbled(said.text))
        return message(FORMANT_TR("session", "the text of {file} is garbled: it was read with a "
                                             "wrong encoding"),
                       args);
    if (requirements.check == RecordingCheck::listed)
        return std::nullopt;
    const auto unsupported_format = unsupported_audio_format_of(said.file);
    if (!unsupported_format)
        return std::nullopt;
    return message(FORMANT_TR("session", "{file} is {format}, a format that formant cannot decode"),
                   {{"file", said.file.string()}, {"format", *unsupported_format}});
}

/// Removes the unusable recordings and appends the reason for each to `reasons`.
void remove_unusable(Utterances& utterances, const RecordingRequirements& requirements,
                     std::vector<Message>& reasons) {
    std::erase_if(utterances, [&](const Utterance& said) {
        const auto reason = reason_unusable(said, requirements);
        if (reason)
            reasons.push_back(*reason);
        return reason.has_value();
    });
}

Message all_usable_message(const MessageArgs& args, bool with_text) {
    if (!with_text)
        return message(FORMANT_TR("session", "{file} lists {count} recordings, all found"), args);
    return message(
        FORMANT_TR("session", "{file} lists {count} recordings, all found and with a text"), args);
}

void report_unusable(const std::string& id, std::size_t left, const MessageArgs& args,
                     PreflightReport& report) {
    if (left > 0)
        return report.warn(
            id,
            message(FORMANT_TR("session",
                               "{unfit} of the {count} recordings in {file} will be skipped; "
                               "first: {first}. The Data page and `formant doctor` list them all"),
                    args));
    report.failed(
        id,
        {ErrorKind::data,
         message(FORMANT_TR("session",
                            "none of the {count} recordings in {file} can be used; first: {first}"),
                 args)});
}

std::optional<Corpus> check_listed_recordings(const CorpusRequest& request, const std::string& id,
                                              const RecordingRequirements& requirements,
                                              const CancellationToken& cancellation,
                                              PreflightReport& report) {
    auto corpus = read_corpus(request, cancellation);
    if (!corpus) {
        report.failed(id, corpus.error());
        return std::nullopt;
    }
    report.ok(id + "-format",
              message({"", "{file}: {reading}"},
                      {{"file", corpus->metadata.string()}, {"reading", corpus_summary(*corpus)}}));
    const std::size_t count = corpus->utterances.size() + corpus->bad_rows.size();
    std::vector<Message> reasons;
    for (const BadRow& row : corpus->bad_rows)
        reasons.push_back(row.what);
    remove_unusable(corpus->utterances, requirements, reasons);
    const std::size_t left = corpus->utterances.size();
    const MessageArgs args = {{"file", corpus->metadata.string()},
                              {"count", std::to_string(count)},
                              {"unfit", std::to_string(reasons.size())},
                              {"first", reasons.empty() ? Message() : reasons.front()}};
    if (reasons.empty())
        report.ok(id, all_usable_message(args, requirements.text));
    else
        report_unusable(id, left, args, report);
    return left > 0 ? std::optional(std::move(*corpus)) : std::nullopt;
}

std::int64_t validation_split_size(const std::optional<Corpus>& corpus, double share,
                                   const SplitHistory& history) {
    if (!corpus)
        return 0;
    const ValidationSplit split = validation_split_of(corpus->utterances, share, history);
    return std::count_if(
        corpus->utterances.begin(), corpus->utterances.end(),
        [&](const Utterance& said) { return split.contains(utterance_id(said.file)); });
}

Message empty_validation_split_message(double share, std::size_t recordings) {
    return message(
        FORMANT_TR(
            "session",
            "data.validation_share {share} selects none of the {count} recordings for validation: "
            "increase it, or set data.validation"),
        {{"share", fmt::format("{}", share)}, {"count", std::to_string(recordings)}});
}

} // namespace

std::optional<Corpus> check_corpus(const RunConfig& config, RecordingCheck check,
                                   const CancellationToken& cancellation, PreflightReport& report) {
    const DataConfig& data = config.data;
    return check_listed_recordings(
        {data.corpus, data.format, data.prompt_list, "data.corpus", data.folders_are_speakers},
        "data", {check, needs_texts(config.voice)}, cancellation, report);
}

void check_validation(const RunConfig& config, const std::optional<Corpus>& corpus,
                      const SplitHistory& history, RecordingCheck check,
                      const CancellationToken& cancellation, PreflightReport& report) {
    const DataConfig& data = config.data;
    if (!data.validation.empty()) {
        check_listed_recordings({data.validation, data.format, data.prompt_list, "data.validation",
                                 data.folders_are_speakers},
                                "validation", {check, needs_texts(config.voice)}, cancellation,
                                report);
        return;
    }
    if (data.validation_share > 0 && !corpus) // already reported
        return;
    const std::int64_t split = validation_split_size(corpus, data.validation_share, history);
    if (split > 0 && split == std::ssize(corpus->utterances))
        return report.failed("validation",
                             {ErrorKind::data, validation_share_too_large_message(data)});
    if (split > 0)
        return report.ok(
            "validation",
            message(FORMANT_TR("session", "{count} recordings are used for validation"),
                    {{"count", std::to_string(split)}}, split));
    if (corpus && data.validation_share > 0)
        return report.warn("validation", empty_validation_split_message(data.validation_share,
                                                                        corpus->utterances.size()));
    if (!config.train.early_stopping && config.train.on_plateau == "nothing")
        report.ok("validation",
                  message(FORMANT_TR("session", "no recordings are held back for validation, so "
                                                "overfitting is not detected; "
                                                "data.validation_share holds some back")));
    else
        report.warn("validation",
                    message(FORMANT_TR(
                        "session",
                        "train.early_stopping and train.on_plateau need validation data, and there "
                        "is none: set data.validation or a larger data.validation_share")));
}

} // namespace formant
