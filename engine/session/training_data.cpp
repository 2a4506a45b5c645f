#include "engine/session/training_data.h"

#include "engine/base/os_process.h"
#include "engine/data/clip_preparation.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/prefetching_source.h"
#include "engine/data/statistics.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

using Words = std::vector<std::vector<std::string>>;

/// A folder for this process, removed at the end.
struct ScratchFolder {
    Path path = cache_home() / "scratch" / std::to_string(process_id());
    ScratchFolder() {
        std::error_code ignored; // a folder that is missing shows when a file is written into it
        std::filesystem::create_directories(path, ignored);
    }
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
};

Result<PreparedCorpus> prepare(const TrainingDataRequest& request,
                               const Cancellation& cancellation) {
    const ScratchFolder scratch;
    DecodeSettings settings;
    settings.program = request.decode_program;
    settings.scratch = scratch.path;
    settings.sample_rate_hz = request.voice.audio.sample_rate_hz;
    settings.channels = request.data.channels;
    settings.trim = {request.data.trim_threshold_db, request.data.trim_keep_ms};
    settings.loudness = {request.data.normalise_loudness, request.data.loudness_target_lufs};
    settings.timeout_s = request.data.decode_timeout_s;
    settings.processes = automatic_workers(request.data.num_workers);
    auto corpus = read_corpus(request.data.corpus);
    if (!corpus)
        return fail(corpus.error());
    auto cache = FeatureCache::open(cache_home() / "features");
    if (!cache)
        return fail(cache.error());
    return prepare_clips(*corpus, settings, **cache, cancellation);
}

std::vector<Words> phonemise(const PreparedCorpus& corpus, const Phonemizer& phonemizer) {
    std::vector<Words> texts;
    for (const PreparedClip& clip : corpus.clips)
        texts.push_back(phonemizer.words(clip.text));
    return texts;
}

SymbolTable collect_symbols(const std::vector<Words>& texts) {
    std::vector<std::string> symbols;
    for (const Words& words : texts)
        for (const auto& word : words)
            symbols.insert(symbols.end(), word.begin(), word.end());
    return SymbolTable::from_symbols(std::move(symbols));
}

/// Why a clip cannot be trained on, or nothing.
std::optional<Message> unfit(const PreparedClip& clip, const TokenizedText& text,
                             std::int64_t frames) {
    const MessageArgs file = {{"file", clip.file.string()}};
    if (text.tokens.size() < 2)
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

} // namespace

Result<TrainingData> make_training_data(const TrainingDataRequest& request,
                                        const Cancellation& cancellation) {
    auto corpus = prepare(request, cancellation);
    if (!corpus)
        return fail(corpus.error());
    TrainingData made;
    made.left_out = std::move(corpus->left_out);
    const std::vector<Words> texts = phonemise(*corpus, request.phonemizer);
    made.symbols = request.symbols ? *request.symbols : collect_symbols(texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const PreparedClip& clip = corpus->clips[i];
        const TokenizedText text = tokenize(texts[i], made.symbols);
        const std::int64_t frames = 1 + clip.audio.samples.numel() / request.voice.audio.hop_length;
        if (auto reason = unfit(clip, text, frames)) {
            made.left_out.push_back(std::move(*reason));
            continue;
        }
        const TrainingClip ready{clip.audio.samples, text.tokens, clip.text, clip.audio.content};
        const bool validates = is_for_validation(ready, request.data.validation_share);
        (validates ? made.validation : made.training).push_back(ready);
    }
    if (made.training.empty())
        return fail(
            ErrorKind::data,
            message(FORMANT_TR("session", "no recording is left to train on; the first that "
                                          "was left out: {first}"),
                    {{"first", made.left_out.empty() ? Message() : made.left_out[0]}}));
    made.statistics = compute_statistics(made.training, request.voice.audio);
    return made;
}

} // namespace formant
