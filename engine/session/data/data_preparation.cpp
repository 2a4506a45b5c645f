#include "engine/session/data/data_preparation.h"

#include "engine/base/scratch_folder.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/speaker_table.h"

namespace formant {
namespace {

void add_bad_rows(const BadRows& rows, std::vector<Message>& excluded) {
    for (const BadRow& row : rows)
        excluded.push_back(
            message(FORMANT_TR("session", "a row was skipped: {reason}"), {{"reason", row.what}}));
}

} // namespace

Result<PreparedData> prepare_data(const DataPreparation& preparation,
                                  const CancellationToken& cancellation,
                                  const ProgressCallback& on_progress) {
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    DecodeSettings settings = decode_settings_of(preparation.data, preparation.sample_rate_hz);
    settings.program = preparation.decode_program;
    settings.scratch = scratch.path();
    const auto children = with_threads([&] { return std::make_unique<DecodeChildren>(settings); });
    if (!children)
        return fail(children.error());
    const DataConfig& config = preparation.data;
    auto cache = FeatureCache::open(cache_home() / "features");
    if (!cache)
        return fail(cache.error());
    PreparedData data;
    const auto read_and_prepare = [&](const std::string& path, const char* setting,
                                      PreparedCorpus& prepared) {
        std::vector<Message> bad_rows;
        return read_corpus(
                   {path, config.format, config.prompt_list, setting, config.folders_are_speakers},
                   cancellation)
            .and_then([&](Corpus corpus) {
                add_bad_rows(corpus.bad_rows, bad_rows);
                if (data.profile == VoiceProfile())
                    data.profile = corpus.profile;
                const bool has_profile = !corpus.profile.speaker.empty();
                name_speakers(corpus.utterances, has_profile ? corpus.profile : data.profile);
                return prepare_clips(corpus.utterances, **children, **cache, cancellation,
                                     on_progress);
            })
            .map([&](PreparedCorpus clips) {
                prepared = std::move(clips);
                prepared.excluded.insert(prepared.excluded.begin(), bad_rows.begin(),
                                         bad_rows.end());
            });
    };
    auto prepared = read_and_prepare(config.corpus, "data.corpus", data.training);
    if (prepared && !config.validation.empty())
        prepared = read_and_prepare(config.validation, "data.validation", data.validation);
    if (!prepared)
        return fail(prepared.error());
    return data;
}

} // namespace formant
