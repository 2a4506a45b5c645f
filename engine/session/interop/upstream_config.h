#pragma once

#include "engine/data/speaker_table.h"
#include "engine/session/config/run_config.h"

#include <cstdint>
#include <string>

namespace formant {

/// Returns the configuration of a vits or hifigan model as JSON for the upstream code. It reads the
/// sizes of the model and data.add_blank. It ignores the other text settings in `data`
/// (text_layout, language, ...) and speaker_id_map, which names the speakers as Piper does: these
/// are for importing the voice again.
std::string upstream_config_json(const RunConfig& config, std::int64_t n_symbols,
                                 const SpeakerTable& speakers);

} // namespace formant
