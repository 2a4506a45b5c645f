#pragma once

#include "engine/data/batches/batch_share.h"
#include "engine/data/batches/batch_source.h"
#include "engine/models/trainable_model.h"
#include "engine/nn/dropout.h"
#include "engine/train/layer_selection.h"
#include "engine/train/train_config.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <c10/util/Exception.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/nn/modules/linear.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <set>

namespace formant::test {

/// The smallest model with everything that a trainer handles: two terms with separate counts, a
/// weight other than 1, noise, dropout and a buffer. Linear regression of the last mel channel from
/// the others, and of a constant from each token.
class ToyModel : public TrainableModel {
  public:
    struct Options {
        double dropout = 0;
        std::int64_t max_samples = 1000;          ///< larger micro-batches throw OutOfMemoryError
        std::int64_t max_samples_backward = 1000; ///< the same limit for the backward pass
        bool supports_gradient_checkpointing = true;
        bool needs_checkpointing = false; ///< OutOfMemoryError without gradient checkpointing
        std::int64_t token_warmup_steps = 0;
        bool two_phases = false;    ///< one optimizer per term
        bool moving_offset = false; ///< each call of losses() in training updates the buffer
    };

    ToyModel() : ToyModel(Options{}) {}
    explicit ToyModel(const Options& options)
        : options_(options), linear_(register_module("linear", torch::nn::Linear(channels - 1, 1))),
          token_scale_(register_parameter("token_scale", at::full({1}, 0.1))),
          offset_(register_buffer("offset", at::full({1}, 0.5))) {
        const at::NoGradGuard no_gradients;
        linear_->weight.copy_(at::tensor({0.3, -0.2, 0.1}).view({1, channels - 1}));
        linear_->bias.zero_();
    }

    static constexpr std::int64_t channels = 4;

    std::function<void()> on_forward; ///< may be empty
    bool checkpointing_on = false;
    std::size_t largest = 0; ///< micro-batch of a training step
    int alive = 0;           ///< existing states of forward passes
    int max_alive = 0;       ///< maximum of `alive`

    FeatureNeeds features() const override { return {}; }
    std::vector<PhaseSpec> phases() const override {
        const LossTerm fit{"fit", 1}, token{"token", 0.5, options_.token_warmup_steps};
        if (options_.two_phases)
            return {{"fit", {"linear.weight", "linear.bias"}, {fit}},
                    {"token", {"token_scale"}, {token}}};
        return {{"all", {"linear.weight", "linear.bias", "token_scale"}, {fit, token}}};
    }
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& noise) override {
        if (on_forward)
            on_forward();
        TORCH_CHECK_WITH(OutOfMemoryError, std::ssize(batch.lengths) <= options_.max_samples,
                         "toy");
        TORCH_CHECK_WITH(OutOfMemoryError, checkpointing_on || !options_.needs_checkpointing,
                         "toy");
        if (is_training())
            largest = std::max(largest, batch.lengths.size());
        const std::int64_t frames = batch[Feature::mel].size(2);
        const at::Tensor jitter = noise.normal("jitter", batch.sample_ids, channels - 1, frames);
        at::Tensor inputs = batch[Feature::mel].narrow(1, 0, channels - 1) + 0.1 * jitter;
        const Dropout dropout =
            is_training() ? Dropout(noise, batch.sample_ids, "dropout") : Dropout();
        inputs = dropout("inputs", inputs, options_.dropout);
        auto state = std::make_unique<State>(*this);
        state->prediction = linear_->forward(inputs.transpose(1, 2)).squeeze(2);
        if (std::ssize(batch.lengths) > options_.max_samples_backward)
            state->prediction = FailingBackward::apply(state->prediction);
        return state;
    }
    std::vector<LossSum> losses(std::size_t phase, ForwardState& state,
                                const Batch& batch) override {
        move_offset();
        const at::Tensor error = static_cast<State&>(state).prediction + offset_.clone() -
                                 batch[Feature::mel].select(1, channels - 1);
        const at::Tensor token_error = token_scale_ * batch[Feature::tokens] - 1;
        return of_phase<LossSum>(
            phase, {"fit", (error.square() * mask(batch[Axis::frames], error.size(1))).sum()},
            {"token",
             (token_error.square() * mask(batch[Axis::tokens], token_error.size(1))).sum()});
    }
    std::vector<double> loss_counts(std::size_t phase, const BatchLengths& lengths) const override {
        return of_phase<double>(phase, total_length(lengths, Axis::frames),
                                total_length(lengths, Axis::tokens));
    }
    std::vector<LayerGroup> layer_groups() const override {
        return {{"fit", "Fit", {"linear."}}, {"token", "Token", {"token_scale"}}};
    }
    bool supports_gradient_checkpointing() const override {
        return options_.supports_gradient_checkpointing;
    }
    void set_gradient_checkpointing(bool on) override { checkpointing_on = on; }

  private:
    struct FailingBackward : torch::autograd::Function<FailingBackward> {
        static at::Tensor forward(torch::autograd::AutogradContext*, const at::Tensor& tensor) {
            return tensor.clone();
        }
        static torch::autograd::variable_list backward(torch::autograd::AutogradContext*,
                                                       const torch::autograd::variable_list&) {
            TORCH_CHECK_WITH(OutOfMemoryError, false, "toy");
            return {};
        }
    };
    template <class Value>
    std::vector<Value> of_phase(std::size_t phase, Value fit, Value token) const {
        if (!options_.two_phases)
            return {std::move(fit), std::move(token)};
        return {phase == 0 ? std::move(fit) : std::move(token)};
    }
    struct State : ForwardState {
        explicit State(ToyModel& of) : model(of) {
            model.max_alive = std::max(model.max_alive, ++model.alive);
        }
        ~State() override { --model.alive; }
        ToyModel& model;
        at::Tensor prediction; ///< [B, T]
    };
    /// Updates the buffer like the vectors of spectral norm.
    void move_offset() {
        const at::NoGradGuard no_gradients;
        if (options_.moving_offset && is_training())
            offset_.mul_(0.9).add_(token_scale_, 0.2);
    }
    static at::Tensor mask(const at::Tensor& lengths, std::int64_t max_length) {
        return at::arange(max_length).unsqueeze(0) < lengths.unsqueeze(1);
    }

    Options options_;
    torch::nn::Linear linear_;
    at::Tensor token_scale_;
    at::Tensor offset_;
};

inline LayerSelection all_layers(const TrainableModel& model) {
    return *select_layers(TrainConfig(), model);
}

/// One sample, a pure function of its number.
struct ToySample {
    at::Tensor tokens; ///< [L]
    at::Tensor mel;    ///< [channels, T]
};

inline ToySample toy_sample(std::int64_t number) {
    at::Generator generator =
        at::make_generator<at::CPUGeneratorImpl>(static_cast<std::uint64_t>(number) + 1);
    const std::int64_t frames = 3 + number % 5;
    at::Tensor mel = at::randn({ToyModel::channels, frames}, generator);
    mel[ToyModel::channels - 1] = mel[0] - 0.5 * mel[1] + 0.25;
    return {at::arange(2 + number % 3, at::kLong) + 1, mel};
}

/// Samples [first, first + count) padded to one micro-batch; `place` is the position of the first
/// in its global batch.
inline Batch toy_batch(std::int64_t first, std::int64_t count, std::int64_t place) {
    Batch batch;
    std::vector<at::Tensor> tokens, mels;
    BatchLengths lengths;
    for (std::int64_t i = 0; i < count; ++i) {
        const ToySample sample = toy_sample(first + i);
        lengths.push_back({sample.mel.size(1), sample.tokens.size(0)});
        tokens.push_back(at::constant_pad_nd(sample.tokens, {0, 4 - sample.tokens.size(0)}));
        mels.push_back(at::constant_pad_nd(sample.mel, {0, 7 - sample.mel.size(1)}));
    }
    batch.features = {{Feature::tokens, at::stack(tokens)}, {Feature::mel, at::stack(mels)}};
    batch.set_lengths(std::move(lengths), {/*frames=*/7, /*tokens=*/4});
    batch.sample_ids = at::arange(place, place + count, at::kLong);
    batch.speakers = at::zeros({count}, at::kLong);
    return batch;
}

/// Global batches from memory, with injected faults.
class ToySource : public BatchSource {
  public:
    ToySource(std::int64_t global_batch, std::int64_t micro_batch)
        : global_batch_(global_batch), micro_batch_(micro_batch) {}

    std::set<std::int64_t> not_a_number; ///< indices of batches (from 0) that contain a NaN
    std::set<std::int64_t> spikes; ///< indices of batches with values a million times as large
    std::optional<std::int64_t> fails_at;
    std::optional<BatchShare> share; ///< that a rank computes; std::nullopt: all samples

    Result<GlobalBatch> next() override {
        if (fails_at == next_)
            return fail(ErrorKind::data, message(FORMANT_TR("test", "the disk is gone")));
        GlobalBatch batch{next_ / batches_per_epoch(), next_ % batches_per_epoch(), {}};
        const BatchShare own = share.value_or(BatchShare{0, global_batch_});
        const std::int64_t end = own.first + own.count;
        for (std::int64_t i = own.first; i < end; i += micro_batch_)
            batch.micro_batches.push_back(
                toy_batch(next_ * global_batch_ + i, std::min(micro_batch_, end - i), i));
        for (std::int64_t i = 0; i < global_batch_; ++i)
            if (i < own.first || i >= end)
                batch.lengths_on_other_ranks.push_back(
                    toy_batch(next_ * global_batch_ + i, 1, i).lengths[0]);
        if (not_a_number.contains(next_) && !batch.micro_batches.empty())
            batch.micro_batches.back()[Feature::mel][0][0][0] =
                std::numeric_limits<double>::quiet_NaN();
        if (spikes.contains(next_) && !batch.micro_batches.empty())
            batch.micro_batches.back()[Feature::mel].mul_(1e6);
        ++next_;
        return batch;
    }
    std::int64_t batches_per_epoch() const override { return 7; }
    void seek(std::int64_t epoch, std::int64_t index) override {
        next_ = epoch * batches_per_epoch() + index;
    }
    void set_micro_batch(std::int64_t size) override { micro_batch_ = size; }
    void set_share(const BatchShare& own) override { share = own; }

  private:
    std::int64_t global_batch_;
    std::int64_t micro_batch_;
    std::int64_t next_ = 0;
};

} // namespace formant::test
