#include "engine/data/decoding/decode_settings.h"

#include "engine/data/batches/prefetching_source.h"

namespace formant {

std::int64_t decode_processes_of(const DataConfig& data) {
    return automatic_workers(data.preprocess_workers > 0 ? data.preprocess_workers
                                                         : data.num_workers);
}

DecodeSettings decode_settings_of(const DataConfig& data, std::int64_t sample_rate_hz) {
    DecodeSettings settings;
    settings.sample_rate_hz = sample_rate_hz;
    settings.channels = data.channels;
    settings.trim = {data.trim_threshold_db, data.trim_keep_ms};
    settings.loudness = {data.normalize_loudness, data.loudness_target_lufs};
    settings.timeout_s = data.decode_timeout_s;
    settings.processes = decode_processes_of(data);
    return settings;
}

} // namespace formant
