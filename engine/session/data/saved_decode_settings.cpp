#include "engine/session/data/saved_decode_settings.h"

#include "engine/config/yaml_reader.h"
#include "engine/session/config/run_config.h"

namespace formant {

Result<DecodeSettings> saved_decode_settings(const StateTree& checkpoint) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return checkpoint.get<std::string>("config")
        .and_then([&](const std::string& yaml) {
            return read_yaml(table, yaml, "configuration in the checkpoint", UnknownKeys::ignore);
        })
        .map([&] { return decode_settings_of(config.data, config.voice.audio.sample_rate_hz); });
}

} // namespace formant
