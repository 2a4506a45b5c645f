#include "engine/session/data_preparation.h"

#include "engine/data/corpus_reader.h"
#include "engine/data/speaker_table.h"
#include "engine/session/scratch_folder.h"

namespace formant {
Result<PreparedData> prepare_data(const DataPreparation& preparation,
                                  const Cancellation& cancellation, const TellProgress& tell) {
    const ScratchFolder scratch;
    DecodeSettings settings = decode_settings_of(preparation.data, preparation.sample_rate_hz);
    settings.program = preparation.decode_program;
    settings.scratch = scratch.path();
    DecodeChildren children(settings);
    const DataConfig& config = preparation.data;
    auto cache = FeatureCache::open(cache_home() / "features");
    if (!cache)
        return fail(cache.error());
    PreparedData data;
    const auto read_and_prepare = [&](const std::string& path, PreparedCorpus& prepared) {
        return read_corpus({path, config.format, config.prompt_list}, cancellation)
            .and_then([&](Corpus corpus) {
                if (data.profile == VoiceProfile())
                    data.profile = corpus.profile;
                const bool has_own = !corpus.profile.speaker.empty();
                name_speakers(corpus.utterances, has_own ? corpus.profile : data.profile);
                return prepare_clips(corpus.utterances, children, **cache, cancellation, tell);
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
