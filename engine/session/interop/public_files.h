#pragma once

#include "engine/base/state_tree.h"
#include "engine/models/trainable_model.h"
#include "engine/train/train_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A file as the public code reads it.
struct PublicFile {
    std::string name;
    StateTree state;
};

/// What a public training's files hold of a model with two phases. Its optimisers are in them as
/// ones that have taken no step.
struct PublicTraining {
    const TrainableModel& model;
    const StateTree::Map& weights;
    const TrainConfig& train;
    std::int64_t step = 0;
    std::int64_t epoch = 0;
};

/// The public VITS has an embedding of two speakers or more: one who has a row alone has it twice.
constexpr std::int64_t least_public_speakers = 2;

/// G_N.pth and D_N.pth.
std::vector<PublicFile> public_files_of_vits(const PublicTraining& training);
/// g_N and do_N.
std::vector<PublicFile> public_files_of_hifigan(const PublicTraining& training);

} // namespace formant
