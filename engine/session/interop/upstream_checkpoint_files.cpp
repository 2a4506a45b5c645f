#include "engine/session/interop/upstream_checkpoint_files.h"

#include "engine/models/upstream_names.h"
#include "engine/models/xtts/xtts_names.h"
#include "engine/train/schedule.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Indices into TrainableModel::phases() of both models.
constexpr std::size_t discriminator_phase = 0, generator_phase = 1;

/// Returns the current learning rate: the upstream trainer resumes from the rate of the optimizer,
/// not from the peak.
double current_learning_rate(const UpstreamTrainingState& training) {
    return learning_rate_at(schedule_of(training.train), std::max<std::int64_t>(1, training.step),
                            training.epoch);
}

/// Creates the state of a torch.optim.AdamW that has taken no step.
StateTree fresh_optimizer_state(const UpstreamTrainingState& training, std::size_t phase) {
    const TrainConfig& train = training.train;
    StateTree::List places;
    for (std::size_t i = 0; i < training.model.phases()[phase].parameters.size(); ++i)
        places.emplace_back(static_cast<std::int64_t>(i));
    StateTree group;
    group["params"] = std::move(places);
    group["lr"] = current_learning_rate(training);
    group["initial_lr"] = train.learning_rate;
    group["betas"] = StateTree::List(train.betas.begin(), train.betas.end());
    group["eps"] = train.epsilon;
    group["weight_decay"] = train.weight_decay;
    group["amsgrad"] = false;
    StateTree optimizer;
    optimizer["state"] = StateTree::Map();
    optimizer["param_groups"] = StateTree::List{group};
    return optimizer;
}

UpstreamCheckpointFile vits_file(const UpstreamTrainingState& training, const char* letter,
                                 const std::string& prefix, std::size_t phase) {
    UpstreamCheckpointFile file{fmt::format("{}_{}.pth", letter, training.step), {}};
    file.state["model"] = submodule_weights(training.weights, prefix);
    file.state["iteration"] = training.epoch + 1;
    file.state["optimizer"] = fresh_optimizer_state(training, phase);
    file.state["learning_rate"] = training.train.learning_rate;
    return file;
}

void duplicate_single_row(StateTree& weights) {
    const auto rows = weights.get<at::Tensor>("emb_g.weight");
    if (rows && rows->size(0) < min_upstream_speakers)
        weights["emb_g.weight"] = rows->expand({min_upstream_speakers, -1}).contiguous();
}

std::vector<UpstreamCheckpointFile> vits_files(const UpstreamTrainingState& training) {
    UpstreamCheckpointFile generator = vits_file(training, "G", "generator.", generator_phase);
    duplicate_single_row(generator.state["model"]);
    return {std::move(generator), vits_file(training, "D", "discriminator.", discriminator_phase)};
}

std::vector<UpstreamCheckpointFile> hifigan_files(const UpstreamTrainingState& training) {
    UpstreamCheckpointFile generator{fmt::format("g_{:08}", training.step), {}};
    UpstreamCheckpointFile rest{fmt::format("do_{:08}", training.step), {}};
    generator.state["generator"] = submodule_weights(training.weights, "generator.");
    rest.state["mpd"] = submodule_weights(training.weights, "mpd.");
    rest.state["msd"] = submodule_weights(training.weights, "msd.");
    rest.state["optim_g"] = fresh_optimizer_state(training, generator_phase);
    rest.state["optim_d"] = fresh_optimizer_state(training, discriminator_phase);
    rest.state["steps"] = training.step;
    rest.state["epoch"] = training.epoch;
    return {std::move(generator), std::move(rest)};
}

/// Writes the published form, a plain state dict.
std::vector<UpstreamCheckpointFile> indextts2_files(const UpstreamTrainingState& training) {
    return {{"gpt.pth", StateTree(submodule_weights(training.weights, "gpt."))}};
}

/// Writes a codec below `prefix`: its state dict, and the scale of the bands of its mels.
/// ErrorKind::usage if it also shifts them.
Result<std::vector<UpstreamCheckpointFile>> codec_files(const StateTree::Map& weights,
                                                        const std::string& prefix) {
    const auto buffer = [&](const char* name) {
        return std::get<at::Tensor>(weights.at(prefix + name).value());
    };
    if (buffer("mel_shift").any().item<bool>())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "the codec was trained from nothing, and shifts "
                                                  "the bands of its mels; upstream's code only "
                                                  "scales them: it cannot be converted")));
    return std::vector<UpstreamCheckpointFile>{
        {"dvae.pth", StateTree(submodule_weights(weights, prefix + "codec."))},
        {"mel_stats.pth", StateTree(buffer("mel_scale").flatten())}};
}

Result<std::vector<UpstreamCheckpointFile>> xtts_files(const UpstreamTrainingState& training) {
    return codec_files(training.weights, "codec.")
        .map([&](std::vector<UpstreamCheckpointFile> files) {
            UpstreamCheckpointFile model{"model.pth", {}};
            model.state["model"] = xtts::upstream_names(training.weights);
            files.insert(files.begin(), std::move(model));
            return files;
        });
}

} // namespace

Result<std::vector<UpstreamCheckpointFile>> upstream_files(UpstreamTrainer trainer,
                                                           const UpstreamTrainingState& training) {
    switch (trainer) {
    case UpstreamTrainer::vits:
        return vits_files(training);
    case UpstreamTrainer::hifigan:
        return hifigan_files(training);
    case UpstreamTrainer::indextts2:
        return indextts2_files(training);
    case UpstreamTrainer::dvae:
        return codec_files(training.weights, "");
    case UpstreamTrainer::xtts:
        break;
    }
    return xtts_files(training);
}

} // namespace formant
