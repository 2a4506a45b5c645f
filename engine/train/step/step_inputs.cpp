#include "engine/train/step/step_inputs.h"

#include "engine/nn/noise.h"
#include "engine/train/step/phase_losses.h"
#include "engine/train/step/term_weights.h"

#include <ATen/ATen.h>

#include <utility>

namespace formant {
namespace {

/// Hands out consecutive parts of a tensor.
class Slots {
  public:
    explicit Slots(at::Tensor values) : values_(std::move(values)) {}
    at::Tensor vector(std::size_t size) {
        const auto count = static_cast<std::int64_t>(size);
        return values_.narrow(0, std::exchange(next_, next_ + count), count);
    }
    at::Tensor scalar() { return values_.select(0, next_++); }

  private:
    at::Tensor values_;
    std::int64_t next_ = 0;
};

std::int64_t slot_count(const std::vector<PhaseSpec>& phases) {
    std::size_t count = 1; // the learning rate
    for (const PhaseSpec& phase : phases)
        count += 2 * phase.terms.size() + 2;
    return static_cast<std::int64_t>(count);
}

void append(std::vector<float>& values, const std::vector<double>& more) {
    for (const double value : more)
        values.push_back(static_cast<float>(value));
}

SpikeLimits limits_of(const PhaseSpec& phase, const StepSettings& settings) {
    const auto found = settings.limits.find(phase.name);
    return found == settings.limits.end() ? SpikeLimits() : found->second;
}

} // namespace

StepInputs::StepInputs(const std::vector<PhaseSpec>& phases, at::Device device)
    : specs_(phases), device_(device),
      noise_key_(at::zeros({2}, at::TensorOptions(at::kLong).device(device))),
      values_(at::zeros({slot_count(phases)}, at::TensorOptions(at::kFloat).device(device))) {
    Slots slots(values_);
    learning_rate_ = slots.scalar();
    for (const PhaseSpec& phase : phases) {
        PhaseInputs inputs;
        inputs.term_weights = slots.vector(phase.terms.size());
        inputs.normalizers = slots.vector(phase.terms.size());
        inputs.grad_norm_limit = slots.scalar();
        inputs.loss_limit = slots.scalar();
        phases_.push_back(std::move(inputs));
    }
}

/// Returns the values of all float32 slots, in their order.
std::vector<float> StepInputs::host_values(const TrainableModel& model, const GlobalBatch& batch,
                                           const StepSettings& settings) const {
    std::vector<float> values;
    append(values, {settings.learning_rate});
    for (std::size_t i = 0; i < specs_.size(); ++i) {
        append(values, term_weights_at(specs_[i], settings.step));
        append(values, loss_normalizers(model, i, batch.lengths()));
        const SpikeLimits limits = limits_of(specs_[i], settings);
        append(values, {limits.grad_norm, limits.loss});
    }
    return values;
}

void StepInputs::fill(const TrainableModel& model, const GlobalBatch& batch,
                      const StepSettings& settings, std::uint64_t seed) {
    noise_key_.copy_(formant::noise_key(seed, settings.step));
    values_.copy_(at::tensor(host_values(model, batch, settings)));
    micro_batches_ = batch.micro_batches;
}

std::vector<at::Tensor> StepInputs::batch_tensors() const {
    std::vector<at::Tensor> all;
    for (const Batch& batch : micro_batches_)
        for (const at::Tensor& tensor : batch.tensors())
            all.push_back(tensor);
    return all;
}

StepInputs StepInputs::with_batch_on_device() const {
    StepInputs copied = *this;
    for (Batch& batch : copied.micro_batches_)
        batch = batch.copied_to(device_);
    return copied;
}

void StepInputs::copy_batch(const StepInputs& inputs) {
    const std::vector<at::Tensor> from = inputs.batch_tensors(), to = batch_tensors();
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i].copy_(from[i], /*non_blocking=*/true);
}

} // namespace formant
