#include "engine/session/preflight/preflight_corpus.h"

#include "engine/audio/foreign_audio.h"
#include "engine/data/doctor/spoken_letters.h"
#include "engine/data/training_clip.h"
#include "engine/data/writing_script.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/training_data.h"
#include "engine/text/language_script.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace formant {
namespace {

/// What is looked for in each recording.
struct Wanted {
    RecordingLook look;
    bool text; ///< the model needs one
};

/// Why a training would leave it out, or nothing.
std::optional<Message> unfit(const Utterance& said, const Wanted& wanted) {
    const MessageArgs args = {{"file", said.file.string()}};
    std::error_code unreadable;
    if (!std::filesystem::is_regular_file(said.file, unreadable))
        return message(FORMANT_TR("session", "{file} is not there"), args);
    if (std::filesystem::file_size(said.file, unreadable) == 0)
        return message(FORMANT_TR("session", "{file} is empty (0 bytes)"), args);
    if (wanted.text && spoken_letters(said.text) == 0)
        return message(FORMANT_TR("session", "{file} has no text"), args);
    if (wanted.look == RecordingLook::listed)
        return std::nullopt;
    const auto foreign = foreign_audio_format_of(said.file);
    if (!foreign)
        return std::nullopt;
    return message(FORMANT_TR("session", "{file} is {format}, which formant does not decode"),
                   {{"file", said.file.string()}, {"format", *foreign}});
}

/// Takes the unfit ones out; why is added, one reason for each.
void take_out_unfit(Utterances& utterances, const Wanted& wanted, std::vector<Message>& reasons) {
    std::erase_if(utterances, [&](const Utterance& said) {
        const auto reason = unfit(said, wanted);
        if (reason)
            reasons.push_back(*reason);
        return reason.has_value();
    });
}

Message all_well(const MessageArgs& args, bool with_text) {
    if (!with_text)
        return message(FORMANT_TR("session", "{file} names {count} recordings, all there"), args);
    return message(FORMANT_TR("session", "{file} names {count} recordings, all there and with a "
                                         "text"),
                   args);
}

void tell_of_unfit(const std::string& id, std::size_t left, const MessageArgs& args,
                   PreflightLines& lines) {
    if (left > 0)
        return lines.warn(id, message(FORMANT_TR("session", "{unfit} of the {count} recordings "
                                                            "that {file} names will be left out; "
                                                            "the first: {first}; the window's "
                                                            "page Data and `formant doctor` name "
                                                            "them all"),
                                      args));
    lines.failed(id, {ErrorKind::data, message(FORMANT_TR("session", "none of the {count} "
                                                                     "recordings that {file} names "
                                                                     "can be used; the first: "
                                                                     "{first}"),
                                               args)});
}

std::optional<Corpus> look_at(const CorpusRequest& request, const std::string& id,
                              const Wanted& wanted, const Cancellation& cancellation,
                              PreflightLines& lines) {
    auto corpus = read_corpus(request, cancellation);
    if (!corpus) {
        lines.failed(id, corpus.error());
        return std::nullopt;
    }
    const std::size_t count = corpus->utterances.size() + corpus->bad_rows.size();
    std::vector<Message> reasons;
    for (const BadRow& row : corpus->bad_rows)
        reasons.push_back(row.what);
    take_out_unfit(corpus->utterances, wanted, reasons);
    const std::size_t left = corpus->utterances.size();
    const MessageArgs args = {{"file", corpus->metadata.string()},
                              {"count", std::to_string(count)},
                              {"unfit", std::to_string(reasons.size())},
                              {"first", reasons.empty() ? Message() : reasons.front()}};
    if (reasons.empty())
        lines.ok(id, all_well(args, wanted.text));
    else
        tell_of_unfit(id, left, args, lines);
    return left > 0 ? std::optional(std::move(*corpus)) : std::nullopt;
}

std::int64_t kept_for_validation(const std::optional<Corpus>& corpus, double share) {
    if (!corpus)
        return 0;
    return std::count_if(
        corpus->utterances.begin(), corpus->utterances.end(),
        [&](const Utterance& said) { return is_for_validation(utterance_id(said.file), share); });
}

Message share_without_recordings(double share, std::size_t recordings) {
    return message(FORMANT_TR("session", "data.validation_share {share} keeps none of the {count} "
                                         "recordings to validate on, for they are chosen by a hash "
                                         "of their names: set a larger one, or data.validation"),
                   {{"share", fmt::format("{}", share)}, {"count", std::to_string(recordings)}});
}

} // namespace

std::optional<Corpus> look_at_corpus(const RunConfig& config, RecordingLook look,
                                     const Cancellation& cancellation, PreflightLines& lines) {
    const DataConfig& data = config.data;
    return look_at({data.corpus, data.format, data.prompt_list, "data.corpus"}, "data",
                   {look, needs_texts(config.voice)}, cancellation, lines);
}

void look_at_writing(const VoiceConfig& config, const Utterances& utterances,
                     PreflightLines& lines) {
    const std::string& language = config.text.language;
    const auto is_foreign = [&](const Utterance& said) {
        const std::string script = script_of(said.text);
        return !script.empty() && !is_written_in(language, script);
    };
    if (!needs_texts(config) ||
        2 * std::ranges::count_if(utterances, is_foreign) <= std::ssize(utterances))
        return;
    lines.warn(
        "text-language",
        message(FORMANT_TR("session", "text.language is '{language}', in which most of these "
                                      "texts are not written: set the language that they "
                                      "are in. The first: {text}"),
                {{"language", language},
                 {"text", std::ranges::find_if(utterances, is_foreign)->text}}));
}

void look_at_validation(const RunConfig& config, const std::optional<Corpus>& corpus,
                        RecordingLook look, const Cancellation& cancellation,
                        PreflightLines& lines) {
    const DataConfig& data = config.data;
    if (!data.validation.empty()) {
        look_at({data.validation, data.format, data.prompt_list, "data.validation"}, "validation",
                {look, needs_texts(config.voice)}, cancellation, lines);
        return;
    }
    if (data.validation_share > 0 && !corpus) // that has been told
        return;
    const std::int64_t kept = kept_for_validation(corpus, data.validation_share);
    if (kept > 0 && kept == std::ssize(corpus->utterances))
        return lines.failed("validation", {ErrorKind::data, all_kept_for_validation(data)});
    if (kept > 0)
        return lines.ok("validation",
                        message(FORMANT_TR("session", "{count} recordings are kept to validate on"),
                                {{"count", std::to_string(kept)}}, kept));
    if (corpus && data.validation_share > 0)
        return lines.warn("validation", share_without_recordings(data.validation_share,
                                                                 corpus->utterances.size()));
    if (config.train.early_stopping || config.train.on_plateau != "nothing")
        lines.warn("validation",
                   message(FORMANT_TR("session",
                                      "train.early_stopping and train.on_plateau go by "
                                      "validations, and there are none: set data.validation or a "
                                      "larger data.validation_share")));
}

} // namespace formant
