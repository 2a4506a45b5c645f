#pragma once

#include "engine/data/speaker_table.h"
#include "engine/session/config/run_config.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A text file of the upstream code.
struct UpstreamConfigFile {
    std::string name;
    std::string text;
};

/// Returns the configuration of a model for the upstream code: config.json of a vits, hifigan
/// or xtts model, config.yaml of an indextts2 model with the sections of its GPT and codec; nothing
/// for a codec. Of VITS's, it
/// reads the sizes of the model and data.add_blank. It ignores the other text settings in `data`
/// (text_layout, language, ...) and speaker_id_map, which names the speakers as Piper does: these
/// are for importing the voice again.
std::optional<UpstreamConfigFile> upstream_config(const RunConfig& config,
                                                  const std::vector<std::string>& symbols,
                                                  const SpeakerTable& speakers);

} // namespace formant
