#include "engine/session/data/training_data.h"

#include "engine/data/doctor/spoken_letters.h"
#include "engine/data/statistics.h"
#include "engine/models/model_kinds.h"
#include "engine/session/data/data_preparation.h"
#include "engine/session/data/length_limits.h"
#include "engine/session/data/prepared_tokens.h"
#include "engine/text/unicode/garbled_text.h"
#include "engine/text/upstream_symbols.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

namespace formant {
namespace {

/// Appends the words of each text; empty ones where no texts are needed.
void read_texts(const PreparedCorpus& corpus, const TextReader* reader, std::vector<Words>& texts) {
    for (const PreparedClip& clip : corpus.clips)
        texts.push_back(reader != nullptr ? reader->read(clip.utterance.text) : Words());
}

std::vector<std::string> symbols_in(const std::vector<Words>& texts) {
    std::vector<std::string> symbols;
    for (const Words& words : texts)
        for (const Word& word : words)
            symbols.insert(symbols.end(), word.begin(), word.end());
    return symbols;
}

SymbolTable symbols_for(const TrainingDataRequest& request, const std::vector<Words>& texts) {
    if (request.symbols)
        return request.can_add_symbols ? request.symbols->extended_by(symbols_in(texts))
                                       : *request.symbols;
    if (request.text_reader != nullptr && request.text_reader->pieces() != nullptr)
        return *request.text_reader->pieces();
    if (auto fixed = fixed_symbols(request.voice.text))
        return std::move(*fixed);
    return SymbolTable::from_symbols(symbols_in(texts));
}

/// Clip that is usable for training, with the token ids of its text.
struct UsableClip {
    const PreparedClip& clip;
    Tokens tokens;
};

SpeakerTable collect_speakers(const std::vector<UsableClip>& clips) {
    std::vector<std::string> names;
    names.reserve(clips.size());
    for (const UsableClip& usable : clips)
        names.push_back(usable.clip.utterance.speaker);
    return SpeakerTable::from_names(names);
}

/// Returns 0 for any name where there is one speaker: such a model does not distinguish speakers.
std::optional<std::int64_t> speaker_index(const std::string& speaker,
                                          const SpeakerTable& speakers) {
    return speakers.size() == 1 ? 0 : speakers.index(speaker);
}

Message unknown_speaker_message(const Utterance& utterance) {
    return message(FORMANT_TR("session", "{file} was excluded: its speaker {speaker} has no "
                                         "recordings to train on"),
                   {{"file", utterance.file.string()}, {"speaker", utterance.speaker}});
}

/// Returns why a clip cannot be used with its text; nothing if it can.
std::optional<Message> exclusion_reason(const PreparedClip& clip, const TokenizedText& text,
                                        std::int64_t frames) {
    const MessageArgs file = {{"file", clip.utterance.file.string()}};
    if (text.has_no_symbols || spoken_letters(clip.utterance.text) == 0)
        return message(FORMANT_TR("session", "{file} was excluded: its text has nothing to speak"),
                       file);
    if (is_garbled(clip.utterance.text))
        return message(FORMANT_TR("session", "{file} was excluded: its text is garbled, because it "
                                             "was read with a wrong encoding"),
                       file);
    if (!text.unknown.empty())
        return message(FORMANT_TR("session", "{file} was excluded: its text has symbols that the "
                                             "voice in the checkpoint does not know"),
                       file);
    if (frames < static_cast<std::int64_t>(text.tokens.size()))
        return message(FORMANT_TR("session", "{file} was excluded: it is too short for its text; "
                                             "check the transcript"),
                       file);
    return std::nullopt;
}

/// Builder of the training and validation clips; lists the others in `excluded`.
class ClipBuilder {
  public:
    ClipBuilder(const TrainingDataRequest& request, TrainingData& result)
        : request_(request), result_(result),
          needs_(features_of(request.voice.model, request.voice.audio)),
          tokenizer_(result.tokenizer()) {}

    /// Selects the usable clips of a corpus. `texts` holds the words of each clip.
    std::vector<UsableClip> select(const PreparedCorpus& corpus, std::span<const Words> texts) {
        std::vector<UsableClip> clips;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            TokenizedText text = tokenized(texts[i]);
            if (auto reason = text_exclusion_reason(corpus.clips[i], text))
                result_.excluded.push_back(std::move(*reason));
            else
                clips.push_back({corpus.clips[i], std::move(text.tokens)});
        }
        return clips;
    }

    /// Adds the clips to the result. `is_validation` returns for an id whether its clip is in the
    /// validation set.
    template <class IsValidation>
    void add(std::vector<UsableClip> usable, const IsValidation& is_validation) {
        for (UsableClip& each : usable) {
            const Utterance& utterance = each.clip.utterance;
            const std::string id = utterance_id(utterance.file);
            const auto speaker = speaker_index(utterance.speaker, result_.speakers);
            if (!speaker) {
                result_.excluded.push_back(unknown_speaker_message(utterance));
                continue;
            }
            auto& clips = is_validation(id) ? result_.validation : result_.training;
            const CachedClip& audio = each.clip.audio;
            clips.push_back({request_.preload ? audio.samples.clone() : audio.samples,
                             std::move(each.tokens), utterance.text, audio.content, *speaker, id});
        }
    }

  private:
    bool reads_texts() const { return request_.text_reader != nullptr; }
    TokenizedText tokenized(const Words& words) const {
        return reads_texts() ? tokenizer_(words) : TokenizedText();
    }
    std::optional<Message> text_exclusion_reason(const PreparedClip& clip,
                                                 const TokenizedText& text) const {
        if (!reads_texts())
            return std::nullopt;
        const std::int64_t frames = frames_of(needs_, clip.audio.samples.numel());
        auto reason = exclusion_reason(clip, text, frames);
        return reason ? std::move(reason)
                      : beyond_limits(needs_.limits, clip.utterance.file,
                                      static_cast<std::int64_t>(text.tokens.size()), frames);
    }

    const TrainingDataRequest& request_;
    TrainingData& result_;
    const FeatureNeeds needs_;
    const Tokenizer tokenizer_;
};

ValidationSplit choose_split(const std::vector<UsableClip>& clips,
                             const TrainingDataRequest& request) {
    std::vector<std::string> ids;
    ids.reserve(clips.size());
    for (const UsableClip& each : clips)
        ids.push_back(utterance_id(each.clip.utterance.file));
    return choose_validation_split(ids, request.data.validation_share, request.split_history);
}

void collect_excluded(PreparedCorpus& corpus, TrainingData& result) {
    std::move(corpus.excluded.begin(), corpus.excluded.end(), std::back_inserter(result.excluded));
    result.decoded += corpus.decoded;
}

Error no_training_clips_error(const TrainingData& result, const DataConfig& data) {
    if (data.validation.empty() && !result.validation.empty())
        return {ErrorKind::data, validation_share_too_large_message(data)};
    return {ErrorKind::data,
            message(FORMANT_TR("session", "no recording is left to train on; first reason: "
                                          "{first}"),
                    {{"first", result.excluded.empty() ? Message() : result.excluded[0]}})};
}

} // namespace

Message validation_share_too_large_message(const DataConfig& data) {
    return message(FORMANT_TR("session", "data.validation_share {share} puts all recordings into "
                                         "the validation set that this run was started with: "
                                         "start a new run, or set data.validation"),
                   {{"share", fmt::format("{}", data.validation_share)}});
}

Result<TrainingData> make_training_data(const TrainingDataRequest& request,
                                        const CancellationToken& cancellation) {
    return select_training_data(request, cancellation).map([&](TrainingData data) {
        if (!trains_on_prepared_tokens(request.voice))
            data.statistics = compute_statistics(data.training, request.voice.audio);
        return data;
    });
}

Result<TrainingData> select_training_data(const TrainingDataRequest& request,
                                          const CancellationToken& cancellation) {
    if (trains_on_prepared_tokens(request.voice))
        return select_prepared_tokens(request, cancellation);
    auto data = prepare_data(
        {request.data, request.voice.audio.sample_rate_hz, request.decode_program}, cancellation);
    if (!data)
        return fail(data.error());
    TrainingData result;
    result.profile = std::move(data->profile);
    collect_excluded(data->training, result);
    collect_excluded(data->validation, result);
    std::vector<Words> texts;
    read_texts(data->training, request.text_reader, texts);
    read_texts(data->validation, request.text_reader, texts);
    result.symbols = symbols_for(request, texts);
    result.layout = layout_of(request.voice.text);
    ClipBuilder builder(request, result);
    const std::span<const Words> all = texts;
    const std::size_t num_training = data->training.clips.size();
    std::vector<UsableClip> training = builder.select(data->training, all.first(num_training));
    std::vector<UsableClip> validation =
        builder.select(data->validation, all.subspan(num_training));
    result.speakers = collect_speakers(training);
    const ValidationSplit split = choose_split(training, request);
    builder.add(std::move(training), [&](const std::string& id) { return split.contains(id); });
    builder.add(std::move(validation), [](const std::string&) { return true; });
    if (result.training.empty())
        return fail(no_training_clips_error(result, request.data));
    const FeatureNeeds needs = features_of(request.voice.model, request.voice.audio);
    return check_concatenated_lengths(request.data, needs, result.training).map([&] {
        return std::move(result);
    });
}

} // namespace formant
