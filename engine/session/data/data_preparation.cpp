#include "engine/session/data/data_preparation.h"

#include "engine/base/scratch_folder.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/speaker_table.h"

#include <algorithm>
#include <iterator>

namespace formant {
namespace {

void leave_out(const BadRows& rows, std::vector<Message>& left_out) {
    for (const BadRow& row : rows)
        left_out.push_back(
            message(FORMANT_TR("session", "a row was left out: {reason}"), {{"reason", row.what}}));
}

} // namespace

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
    const auto read_and_prepare = [&](const std::string& path, const char* setting,
                                      PreparedCorpus& prepared) {
        std::vector<Message> bad_rows;
        return read_corpus({path, config.format, config.prompt_list, setting}, cancellation)
            .and_then([&](Corpus corpus) {
                leave_out(corpus.bad_rows, bad_rows);
                if (data.profile == VoiceProfile())
                    data.profile = corpus.profile;
                const bool has_own = !corpus.profile.speaker.empty();
                name_speakers(corpus.utterances, has_own ? corpus.profile : data.profile);
                return prepare_clips(corpus.utterances, children, **cache, cancellation, tell);
            })
            .map([&](PreparedCorpus made) {
                prepared = std::move(made);
                std::ranges::move(bad_rows, std::back_inserter(prepared.left_out));
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
