#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant {

/// Loss scaling for fp16 (Micikevicius et al. 2018, section 3.2), equivalent to
/// torch.amp.GradScaler: the scale is halved if gradients overflow and doubled after
/// growth_interval steps without overflow. All state is on the device; no host synchronization.
class GradientScaler {
  public:
    struct Config {
        double initial_scale = 65536;
        double growth_factor = 2;
        double backoff_factor = 0.5;
        std::int64_t growth_interval = 2000;
    };
    GradientScaler(const Config& config, at::Device device);

    at::Tensor scaled(const at::Tensor& loss) const { return loss.mul(scale_); }
    /// Divides the gradients by the scale. Returns the float32 scalar 1 if one is not finite, else
    /// 0.
    at::Tensor unscale(const std::vector<at::Tensor>& gradients) const;
    /// Updates the scale after a step with the result of unscale().
    void update(const at::Tensor& overflow);
    /// Updates the scale unless `is_given_up`, a scalar, is above 0.
    void update_unless(const at::Tensor& is_given_up, const at::Tensor& overflow);
    const at::Tensor& scale() const { return scale_; } ///< float32 scalar

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    Config config_;
    at::Tensor scale_;          ///< float32 scalar
    at::Tensor growth_tracker_; ///< int32 scalar: steps in a row without overflow
};

} // namespace formant
