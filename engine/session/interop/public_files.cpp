#include "engine/session/interop/public_files.h"

#include "engine/models/public_names.h"
#include "engine/train/schedule.h"

#include <ATen/core/Tensor.h>
#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Places in TrainableModel::phases() of both models.
constexpr std::size_t of_discriminators = 0, of_generator = 1;

/// The public trainer goes on from the rate of the optimiser, not from the peak.
double rate_now(const PublicTraining& training) {
    return learning_rate_at(schedule_of(training.train), std::max<std::int64_t>(1, training.step),
                            training.epoch);
}

/// What torch.optim.AdamW reads back as one that has taken no step.
StateTree fresh_optimiser(const PublicTraining& training, std::size_t phase) {
    const TrainConfig& train = training.train;
    StateTree::List places;
    for (std::size_t i = 0; i < training.model.phases()[phase].parameters.size(); ++i)
        places.emplace_back(static_cast<std::int64_t>(i));
    StateTree group;
    group["params"] = std::move(places);
    group["lr"] = rate_now(training);
    group["initial_lr"] = train.learning_rate;
    group["betas"] = StateTree::List(train.betas.begin(), train.betas.end());
    group["eps"] = train.epsilon;
    group["weight_decay"] = train.weight_decay;
    group["amsgrad"] = false;
    StateTree optimiser;
    optimiser["state"] = StateTree::Map();
    optimiser["param_groups"] = StateTree::List{group};
    return optimiser;
}

PublicFile vits_file(const PublicTraining& training, const char* letter, const std::string& prefix,
                     std::size_t phase) {
    PublicFile file{fmt::format("{}_{}.pth", letter, training.step), {}};
    file.state["model"] = public_part(training.weights, prefix);
    file.state["iteration"] = training.epoch + 1;
    file.state["optimizer"] = fresh_optimiser(training, phase);
    file.state["learning_rate"] = training.train.learning_rate;
    return file;
}

void repeat_a_single_row(StateTree& weights) {
    const auto rows = weights.get<at::Tensor>("emb_g.weight");
    if (rows && rows->size(0) < least_public_speakers)
        weights["emb_g.weight"] = rows->expand({least_public_speakers, -1}).contiguous();
}

} // namespace

std::vector<PublicFile> public_files_of_vits(const PublicTraining& training) {
    PublicFile generator = vits_file(training, "G", "generator.", of_generator);
    repeat_a_single_row(generator.state["model"]);
    return {std::move(generator), vits_file(training, "D", "discriminator.", of_discriminators)};
}

std::vector<PublicFile> public_files_of_hifigan(const PublicTraining& training) {
    PublicFile generator{fmt::format("g_{:08}", training.step), {}};
    PublicFile rest{fmt::format("do_{:08}", training.step), {}};
    generator.state["generator"] = public_part(training.weights, "generator.");
    rest.state["mpd"] = public_part(training.weights, "mpd.");
    rest.state["msd"] = public_part(training.weights, "msd.");
    rest.state["optim_g"] = fresh_optimiser(training, of_generator);
    rest.state["optim_d"] = fresh_optimiser(training, of_discriminators);
    rest.state["steps"] = training.step;
    rest.state["epoch"] = training.epoch;
    return {std::move(generator), std::move(rest)};
}

} // namespace formant
