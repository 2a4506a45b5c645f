#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/trainable_model.h"
#include "engine/models/upstream_trainer.h"
#include "engine/train/train_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A checkpoint file in the form that the upstream code reads.
struct UpstreamCheckpointFile {
    std::string name;
    StateTree state;
};

/// The state of a run for export to the checkpoints of the upstream trainers. Their optimizers are
/// exported without moments, as if they had taken no step.
struct UpstreamTrainingState {
    const TrainableModel& model;
    const StateTree::Map& weights;
    const TrainConfig& train;
    std::int64_t step = 0;
    std::int64_t epoch = 0;
};

/// The minimum of rows in the speaker embedding of the upstream VITS. A single row is duplicated.
constexpr std::int64_t min_upstream_speakers = 2;

/// Creates the files that the upstream trainer writes: G_N.pth and D_N.pth of VITS, g_N and do_N of
/// HiFi-GAN; gpt.pth of IndexTTS2; model.pth, dvae.pth and mel_stats.pth of XTTS and its codec.
/// ErrorKind::usage for a codec that upstream's code cannot have.
Result<std::vector<UpstreamCheckpointFile>> upstream_files(UpstreamTrainer trainer,
                                                           const UpstreamTrainingState& training);

} // namespace formant
