#pragma once

#include "engine/base/state_tree.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"

#include <string>
#include <vector>

namespace formant {

/// Creates the part of every checkpoint that is not training state: model, configuration, symbols,
/// speakers, provenance.
StateTree make_checkpoint_header(const RunConfig& config, const TrainingData& data);

/// Returns ErrorKind::checkpoint if a run cannot resume because its corpus has other speakers than
/// the checkpoint. A single speaker may have another name.
Result<void> check_speakers(const StateTree& checkpoint, const SpeakerTable& speakers);

/// Returns true if the two were trained on different recordings.
bool has_different_corpus(const StateTree& checkpoint, const StateTree& header);

/// Records the SHA-256 of the teacher's checkpoint (AcousticTeacher::content) in a header.
void record_acoustic_teacher(StateTree& header, const std::string& content);
/// Returns true if both are trained on teacher-forced mels, but with different teachers.
bool has_different_teacher(const StateTree& checkpoint, const StateTree& header);

/// Returns the keys of the settings that differ from those in the checkpoint and affect the result
/// of the training.
std::vector<std::string> changed_settings(const StateTree& checkpoint, RunConfig config);

} // namespace formant
