#include "engine/session/data/prepared_tokens.h"

#include "engine/base/second_attempt.h"
#include "engine/data/tokens/token_clips.h"
#include "engine/models/model_kinds.h"
#include "engine/text/sentencepiece/sentencepiece_symbols.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <utility>

namespace formant {
namespace {

Result<SymbolTable> text_tokens_of(const TrainingDataRequest& request) {
    if (request.symbols)
        return *request.symbols;
    const std::string& tokenizer = request.voice.text.tokenizer;
    if (!tokenizer.empty())
        return read_sentencepiece_symbols(tokenizer);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "text.tokenizer is not set: name the SentencePiece "
                                              "model with which the texts were tokenized "
                                              "(--tokenizer bpe.model)")));
}

std::vector<std::string> manifests_of(const std::string& first,
                                      const std::vector<std::string>& more) {
    std::vector<std::string> names = {first};
    names.insert(names.end(), more.begin(), more.end());
    return names;
}

/// Returns the codes of an example, as it states them or as a file of int32 would hold them.
std::int64_t stated_codes(const TokenExample& example) {
    constexpr std::uintmax_t header_bytes = 128;
    if (example.code_length)
        return *example.code_length;
    std::error_code missing;
    const auto bytes = std::filesystem::file_size(example.codes, missing);
    return missing || bytes < header_bytes
               ? 0
               : static_cast<std::int64_t>((bytes - header_bytes) / sizeof(std::int32_t));
}

/// Reads manifests one after the other and appends their clips.
class ManifestLoader {
  public:
    ManifestLoader(const TrainingDataRequest& request, const TokenModel& model,
                   const CancellationToken& cancellation)
        : request_(request), model_(model), cancellation_(cancellation) {}

    Result<TrainingClips> load(const std::string& first, const std::vector<std::string>& more) {
        TrainingClips clips;
        for (const std::string& name : manifests_of(first, more))
            if (auto loaded = append(name, clips); !loaded)
                return fail(loaded.error());
        return clips;
    }
    std::vector<Message> take_excluded() { return std::move(excluded_); }

  private:
    Result<void> append(const std::string& name, TrainingClips& clips) {
        return read_token_manifest(parse_manifest_name(name), request_.seed, cancellation_)
            .and_then([&](const TokenManifest& manifest) {
                return load_token_clips(manifest, model_, cancellation_);
            })
            .map([&](TokenClips loaded) {
                std::ranges::move(loaded.clips, std::back_inserter(clips));
                std::ranges::move(loaded.excluded, std::back_inserter(excluded_));
            });
    }

    const TrainingDataRequest& request_;
    const TokenModel& model_;
    const CancellationToken& cancellation_;
    std::vector<Message> excluded_;
};

/// Moves the clips of the validation set from `data.training` to `data.validation`. All clips of
/// one recording are on the same side.
void split_off_validation(const TrainingDataRequest& request, TrainingData& data) {
    std::set<std::string> ids;
    for (const TrainingClip& clip : data.training)
        ids.insert(clip.id);
    const ValidationSplit split = choose_validation_split(
        {ids.begin(), ids.end()}, request.data.validation_share, request.split_history);
    TrainingClips all = std::move(data.training);
    data.training.clear();
    for (TrainingClip& clip : all)
        (split.contains(clip.id) ? data.validation : data.training).push_back(std::move(clip));
}

Error no_examples_error(const TrainingData& data) {
    return {ErrorKind::data,
            message(FORMANT_TR("session", "no record of the manifest is left to train on; first "
                                          "reason: {first}"),
                    {{"first", data.excluded.empty() ? Message() : data.excluded.front()}})};
}

Result<TrainingData> read_all(const TrainingDataRequest& request, const SymbolTable& text_tokens,
                              const CancellationToken& cancellation) {
    const VoiceConfig& voice = request.voice;
    const TokenModel model = {features_of(voice.model, voice.audio).limits, text_tokens.size()};
    ManifestLoader loader(request, model, cancellation);
    auto training = loader.load(request.data.corpus, request.data.more_manifests);
    if (!training)
        return fail(training.error());
    TrainingData data;
    data.symbols = text_tokens;
    data.training = std::move(*training);
    if (request.data.validation.empty()) {
        split_off_validation(request, data);
    } else {
        auto validation =
            loader.load(request.data.validation, request.data.more_validation_manifests);
        if (!validation)
            return fail(validation.error());
        data.validation = std::move(*validation);
    }
    data.excluded = loader.take_excluded();
    if (data.training.empty())
        return fail(no_examples_error(data));
    return data;
}

Result<void> check_corpus_is_set(const DataConfig& data) {
    if (data.corpus.empty())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "data.corpus is not set: name the manifest of "
                                                  "prepared tokens (--train-manifest FILE)")));
    return {};
}

} // namespace

DataFacts estimate_prepared_facts(const RunConfig& config, const CancellationToken& cancellation) {
    const double codes_per_s =
        features_of(config.voice.model, config.voice.audio).limits.codes_per_s;
    const auto seed = static_cast<std::uint64_t>(config.train.seed);
    DataFacts facts;
    double seconds = 0;
    for (const std::string& name : manifests_of(config.data.corpus, config.data.more_manifests)) {
        const auto manifest = with_second_attempt(
            [&] { return read_token_manifest(parse_manifest_name(name), seed, cancellation); });
        if (!manifest)
            continue; // its error is reported by the checks of a run
        for (const TokenExample& example : manifest->examples) {
            const double clip_s = static_cast<double>(stated_codes(example)) / codes_per_s;
            facts.longest_s = std::max(facts.longest_s, clip_s);
            seconds += clip_s;
            ++facts.clips;
        }
    }
    facts.hours = seconds / 3600;
    facts.mean_s = facts.clips == 0 ? 0 : seconds / static_cast<double>(facts.clips);
    return facts;
}

bool trains_on_prepared_tokens(const VoiceConfig& config) {
    return features_of(config.model, config.audio).prepared;
}

Result<TrainingData> select_prepared_tokens(const TrainingDataRequest& request,
                                            const CancellationToken& cancellation) {
    return check_corpus_is_set(request.data)
        .and_then([&] { return text_tokens_of(request); })
        .and_then([&](const SymbolTable& text_tokens) {
            return read_all(request, text_tokens, cancellation);
        });
}

} // namespace formant
