#pragma once

#include "engine/base/paths.h"
#include "engine/data/speaker_table.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"

namespace formant {

/// Reads the checkpoint that the run goes on from, where there is one: does the model of the
/// configuration take its weights? How many steps it has behind it.
std::int64_t look_at_checkpoint(const RunConfig& config, const std::string& resume,
                                const Path& run_folder, PreflightLines& lines);

/// Reads the weights that a run begins with, where it begins with some or should: do they fit the
/// model of the configuration for these speakers (null: not known, so that this is left open)? The
/// speakers are those that the corpus names: a training, which knows whose recordings can be
/// decoded and read, asks once more with the speakers that it has.
void look_at_pretrained(const RunConfig& config, const SpeakerTable* speakers,
                        PreflightLines& lines);

} // namespace formant
