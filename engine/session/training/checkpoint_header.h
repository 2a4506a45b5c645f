#pragma once

#include "engine/base/state_tree.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"

#include <string>
#include <vector>

namespace formant {

/// What every checkpoint of a run carries besides the training's state: model, config, symbols,
/// speakers, provenance.
StateTree make_checkpoint_header(const RunConfig& config, const TrainingData& data);

/// ErrorKind::checkpoint where a training cannot go on because other people speak than in the
/// checkpoint; the name of a single one does not count.
Result<void> check_speakers(const StateTree& checkpoint, const SpeakerTable& speakers);

bool is_of_another_corpus(const StateTree& checkpoint, const StateTree& header);

/// Notes in a header by what the frames of the recordings were made: the SHA-256 of the checkpoint
/// (frames_voice.h).
void note_frames_voice(StateTree& header, const std::string& content);
/// Both learn from the frames of a voice, and its checkpoint is not the same.
bool is_of_another_frames_voice(const StateTree& checkpoint, const StateTree& header);

/// Keys of the settings that are no longer as the checkpoint has them, and with which the training
/// goes on as another one.
std::vector<std::string> changed_settings(const StateTree& checkpoint, RunConfig config);

} // namespace formant
