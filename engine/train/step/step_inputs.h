#pragma once

#include "engine/data/batches/batch.h"
#include "engine/models/trainable_model.h"
#include "engine/train/monitor/divergence_monitor.h"

#include <ATen/core/Tensor.h>

#include <map>
#include <string>
#include <vector>

namespace formant {

/// Number, learning rate and limits of one step.
struct StepSettings {
    std::int64_t step = 0;
    double learning_rate = 0;
    std::map<std::string, SpikeLimits> limits{}; ///< by phase; one without an entry has none
};

/// Holds what a phase of a step reads, float32 on the device.
struct PhaseInputs {
    at::Tensor term_weights;    ///< [terms]
    at::Tensor normalizers;     ///< [terms]: one over the count of each term in the whole batch
    at::Tensor grad_norm_limit; ///< scalar
    at::Tensor loss_limit;      ///< scalar
};

/// Holds all that a step's program reads, in device tensors that keep their addresses from step to
/// step and that the host fills in between. So the program itself depends on no host value. The
/// exception are the micro-batches, which the eager program copies to the device one by one.
class StepInputs {
  public:
    /// Allocates the slots for the model's phases, trained or not.
    StepInputs(const std::vector<PhaseSpec>& phases, at::Device device);

    /// Fills the slots for a step. If it throws, the model is unchanged.
    void fill(const TrainableModel& model, const GlobalBatch& batch, const StepSettings& settings,
              std::uint64_t seed);

    /// Frees the micro-batches after the step.
    void release_batch() { micro_batches_.clear(); }

    const at::Tensor& noise_key() const { return noise_key_; }         ///< int64 [2], nn/noise.h
    const at::Tensor& learning_rate() const { return learning_rate_; } ///< float32 scalar
    /// `index` is that of the model's phases.
    const PhaseInputs& phase(std::size_t index) const { return phases_[index]; }
    std::size_t micro_batch_count() const { return micro_batches_.size(); }
    /// Copies a micro-batch to the device. Only the one in work takes memory there: with many of
    /// them, all together may take more than the model.
    Batch micro_batch(std::size_t index) const { return micro_batches_[index].to(device_); }
    /// Returns the tensors of all micro-batches.
    std::vector<at::Tensor> batch_tensors() const;

    /// Returns inputs with the same slots, whose micro-batches are all on the device, at addresses
    /// that stay.
    StepInputs with_batch_on_device() const;
    /// Copies the micro-batches of `inputs`, of the same shapes, to the addresses of this object's.
    void copy_batch(const StepInputs& inputs);

  private:
    std::vector<float> host_values(const TrainableModel& model, const GlobalBatch& batch,
                                   const StepSettings& settings) const;

    std::vector<PhaseSpec> specs_;
    at::Device device_;
    at::Tensor noise_key_, values_; ///< the slots of float32 are views of `values_`
    at::Tensor learning_rate_;
    std::vector<PhaseInputs> phases_;
    std::vector<Batch> micro_batches_; ///< on the host
};

} // namespace formant
