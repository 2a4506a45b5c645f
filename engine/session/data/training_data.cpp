#include "engine/session/data/training_data.h"

#include "engine/data/statistics.h"
#include "engine/models/model_factory.h"
#include "engine/session/data/data_preparation.h"
#include "engine/text/public_symbols.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

namespace formant {
namespace {

/// No words of any text where nobody needs them.
void read_texts(const PreparedCorpus& corpus, const TextReader* reader, std::vector<Words>& texts) {
    for (const PreparedClip& clip : corpus.clips)
        texts.push_back(reader != nullptr ? reader->words(clip.utterance.text) : Words());
}

SymbolTable symbols_for(const TextConfig& config, const std::vector<Words>& texts) {
    if (auto fixed = fixed_symbols(config))
        return std::move(*fixed);
    std::vector<std::string> symbols;
    for (const Words& words : texts)
        for (const Word& word : words)
            symbols.insert(symbols.end(), word.begin(), word.end());
    return SymbolTable::from_symbols(std::move(symbols));
}

/// A clip that can be trained on, with the ids of its text.
struct FitClip {
    const PreparedClip& clip;
    Tokens tokens;
};

SpeakerTable collect_speakers(const std::vector<FitClip>& clips) {
    std::vector<std::string> names;
    names.reserve(clips.size());
    for (const FitClip& fit : clips)
        names.push_back(fit.clip.utterance.speaker);
    return SpeakerTable::from_names(names);
}

/// Where there is one speaker, nothing is learned of who speaks, and everyone is that speaker.
std::optional<std::int64_t> place_of(const std::string& speaker, const SpeakerTable& speakers) {
    return speakers.size() == 1 ? 0 : speakers.index(speaker);
}

Message unknown_speaker(const Utterance& said) {
    return message(FORMANT_TR("session", "{file} was left out: there is nothing to train on of its "
                                         "speaker {speaker}"),
                   {{"file", said.file.string()}, {"speaker", said.speaker}});
}

/// Why a clip cannot be trained on with its text, or nothing.
std::optional<Message> unfit(const PreparedClip& clip, const TokenizedText& text,
                             std::int64_t frames) {
    const MessageArgs file = {{"file", clip.utterance.file.string()}};
    if (text.says_nothing)
        return message(FORMANT_TR("session", "{file} was left out: its text has nothing to speak"),
                       file);
    if (!text.unknown.empty())
        return message(FORMANT_TR("session", "{file} was left out: its text has sounds that the "
                                             "checkpoint's voice does not know"),
                       file);
    if (frames < static_cast<std::int64_t>(text.tokens.size()))
        return message(FORMANT_TR("session",
                                  "{file} was left out: it is too short for its text; do "
                                  "the two belong together?"),
                       file);
    return std::nullopt;
}

/// Makes the clips that can be trained on; names the others in `left_out`.
class ClipMaker {
  public:
    ClipMaker(const TrainingDataRequest& request, TrainingData& made)
        : request_(request), made_(made),
          needs_(features_of(request.voice.model, request.voice.audio)),
          tokenizer_(made.tokenizer()) {}

    /// `texts` are those of the corpus's clips.
    std::vector<FitClip> fit(const PreparedCorpus& corpus, std::span<const Words> texts) {
        std::vector<FitClip> clips;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            TokenizedText text = tokenized(texts[i]);
            if (auto reason = unfit_text(corpus.clips[i], text))
                made_.left_out.push_back(std::move(*reason));
            else
                clips.push_back({corpus.clips[i], std::move(text.tokens)});
        }
        return clips;
    }

    /// `validates` says of an id whether its clip is only validated on.
    template <class Validates>
    void make(std::vector<FitClip> fit, const Validates& validates) {
        for (FitClip& each : fit) {
            const Utterance& said = each.clip.utterance;
            const std::string id = utterance_id(said.file);
            const auto speaker = place_of(said.speaker, made_.speakers);
            if (!speaker) {
                made_.left_out.push_back(unknown_speaker(said));
                continue;
            }
            auto& clips = validates(id) ? made_.validation : made_.training;
            const CachedClip& audio = each.clip.audio;
            clips.push_back({request_.preload ? audio.samples.clone() : audio.samples,
                             std::move(each.tokens), said.text, audio.content, *speaker, id});
        }
    }

  private:
    bool reads_texts() const { return request_.text_reader != nullptr; }
    TokenizedText tokenized(const Words& words) const {
        return reads_texts() ? tokenizer_(words) : TokenizedText();
    }
    std::optional<Message> unfit_text(const PreparedClip& clip, const TokenizedText& text) const {
        if (!reads_texts())
            return std::nullopt;
        return unfit(clip, text, frames_of(needs_, clip.audio.samples.numel()));
    }

    const TrainingDataRequest& request_;
    TrainingData& made_;
    const FeatureNeeds needs_;
    const Tokenizer tokenizer_;
};

void take_account(PreparedCorpus& corpus, TrainingData& made) {
    std::move(corpus.left_out.begin(), corpus.left_out.end(), std::back_inserter(made.left_out));
    made.decoded += corpus.decoded;
}

Error nothing_to_train_on(const TrainingData& made, const DataConfig& data) {
    if (data.validation.empty() && !made.validation.empty())
        return {ErrorKind::data, all_kept_for_validation(data)};
    return {ErrorKind::data,
            message(FORMANT_TR("session", "no recording is left to train on; the first that "
                                          "was left out: {first}"),
                    {{"first", made.left_out.empty() ? Message() : made.left_out[0]}})};
}

} // namespace

Message all_kept_for_validation(const DataConfig& data) {
    return message(FORMANT_TR("session", "data.validation_share {share} keeps all recordings to "
                                         "validate on, for they are chosen by a hash of their "
                                         "names: set a smaller one, or data.validation"),
                   {{"share", fmt::format("{}", data.validation_share)}});
}

Result<TrainingData> make_training_data(const TrainingDataRequest& request,
                                        const Cancellation& cancellation) {
    auto data = prepare_data(
        {request.data, request.voice.audio.sample_rate_hz, request.decode_program}, cancellation);
    if (!data)
        return fail(data.error());
    TrainingData made;
    made.profile = std::move(data->profile);
    take_account(data->training, made);
    take_account(data->validation, made);
    std::vector<Words> texts;
    read_texts(data->training, request.text_reader, texts);
    read_texts(data->validation, request.text_reader, texts);
    made.symbols = request.symbols ? *request.symbols : symbols_for(request.voice.text, texts);
    made.layout = layout_of(request.voice.text);
    ClipMaker maker(request, made);
    const std::span<const Words> all = texts;
    const std::size_t of_training = data->training.clips.size();
    std::vector<FitClip> training = maker.fit(data->training, all.first(of_training));
    std::vector<FitClip> validation = maker.fit(data->validation, all.subspan(of_training));
    made.speakers = collect_speakers(training);
    maker.make(std::move(training), [&](const std::string& id) {
        return is_for_validation(id, request.data.validation_share);
    });
    maker.make(std::move(validation), [](const std::string&) { return true; });
    if (made.training.empty())
        return fail(nothing_to_train_on(made, request.data));
    made.statistics = compute_statistics(made.training, request.voice.audio);
    return made;
}

} // namespace formant
