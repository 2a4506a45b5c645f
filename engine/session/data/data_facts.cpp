#include "engine/session/data/data_facts.h"

#include "engine/base/second_attempt.h"
#include "engine/data/corpus_reader.h"
#include "engine/session/data/prepared_tokens.h"
#include "engine/tuning/disk_forecast.h"

#include <algorithm>

namespace formant {
namespace {

double seconds_of(std::uint64_t cached_bytes, std::int64_t sample_rate_hz) {
    return static_cast<double>(cached_bytes) /
           static_cast<double>(sizeof(float) * static_cast<std::uint64_t>(sample_rate_hz));
}

std::uint64_t cached_bytes_of(const Path& file) {
    std::error_code missing;
    const auto bytes = std::filesystem::file_size(file, missing);
    return forecast_cache_bytes({{file.extension().string(), missing ? 0 : bytes}});
}

} // namespace

DataFacts estimate_data_facts(const RunConfig& config, const CancellationToken& cancellation) {
    DataFacts facts;
    if (config.data.corpus.empty())
        return facts;
    if (trains_on_prepared_tokens(config.voice))
        return estimate_prepared_facts(config, cancellation);
    const auto corpus = with_second_attempt([&] {
        return read_corpus({config.data.corpus, config.data.format, config.data.prompt_list,
                            "data.corpus", config.data.folders_are_speakers},
                           cancellation);
    });
    if (!corpus)
        return facts;
    double seconds = 0;
    for (const Utterance& utterance : corpus->utterances) {
        const std::uint64_t bytes = cached_bytes_of(utterance.file);
        const double clip_s = seconds_of(bytes, config.voice.audio.sample_rate_hz);
        facts.cached_bytes += static_cast<std::int64_t>(bytes);
        facts.longest_s = std::max(facts.longest_s, clip_s);
        seconds += clip_s;
    }
    facts.clips = static_cast<std::int64_t>(corpus->utterances.size());
    facts.hours = seconds / 3600;
    facts.mean_s = facts.clips == 0 ? 0 : seconds / static_cast<double>(facts.clips);
    return facts;
}

} // namespace formant
