#pragma once

#include "engine/data/speaker_table.h"
#include "engine/session/config/run_config.h"

#include <cstdint>
#include <string>

namespace formant {

/// The sizes of a vits or hifigan model as the JSON configuration of the public code. How texts
/// become ids is in data.add_blank. That code does not look at what else `data` says of texts, for
/// those who bring the voice back (text_layout, language, ...), nor at speaker_id_map, which names
/// the speakers as Piper does.
std::string public_config(const RunConfig& config, std::int64_t n_symbols,
                          const SpeakerTable& speakers);

} // namespace formant
