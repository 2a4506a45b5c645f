#include "engine/session/data_preparation.h"

#include "engine/base/os_process.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/prefetching_source.h"

namespace formant {
namespace {

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

DecodeSettings decode_settings(const DataPreparation& preparation, const Path& scratch) {
    const DataConfig& data = preparation.data;
    DecodeSettings settings;
    settings.program = preparation.decode_program;
    settings.scratch = scratch;
    settings.sample_rate_hz = preparation.sample_rate_hz;
    settings.channels = data.channels;
    settings.trim = {data.trim_threshold_db, data.trim_keep_ms};
    settings.loudness = {data.normalise_loudness, data.loudness_target_lufs};
    settings.timeout_s = data.decode_timeout_s;
    settings.processes = automatic_workers(data.num_workers);
    return settings;
}

} // namespace

Result<PreparedData> prepare_data(const DataPreparation& preparation,
                                  const Cancellation& cancellation, const TellProgress& tell) {
    const ScratchFolder scratch;
    const DecodeSettings settings = decode_settings(preparation, scratch.path);
    const DataConfig& config = preparation.data;
    auto cache = FeatureCache::open(cache_home() / "features");
    if (!cache)
        return fail(cache.error());
    PreparedData data;
    const auto read_and_prepare = [&](const std::string& path, PreparedCorpus& prepared) {
        return read_corpus({path, config.format, config.prompt_list}, cancellation)
            .and_then([&](const Corpus& corpus) {
                if (data.profile == VoiceProfile())
                    data.profile = corpus.profile;
                return prepare_clips(corpus.utterances, settings, **cache, cancellation, tell);
            })
            .map([&](PreparedCorpus made) { prepared = std::move(made); });
    };
    auto prepared = read_and_prepare(config.corpus, data.training);
    if (prepared && !config.validation.empty())
        prepared = read_and_prepare(config.validation, data.validation);
    if (!prepared)
        return fail(prepared.error());
    return data;
}

} // namespace formant
