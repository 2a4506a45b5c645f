#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"

#include <ATen/core/Tensor.h>

#include <vector>

namespace formant {

/// Loss scaling for fp16 (Micikevicius et al. 2018, section 3.2), as torch.amp.GradScaler does it:
/// halved by a step whose gradients overflow, doubled after growth_interval steps that do not. All
/// state is on the device; no look from the host.
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
    /// Divides the gradients by the scale; float32 scalar 1 where one of them is not finite.
    at::Tensor unscale(const std::vector<at::Tensor>& gradients) const;
    /// After each step, with what unscale() found.
    void update(const at::Tensor& overflow);
    const at::Tensor& scale() const { return scale_; } ///< float32 scalar

    StateTree save() const;
    Result<void> load(const StateTree& state);

  private:
    Config config_;
    at::Tensor scale_;          ///< float32 scalar
    at::Tensor steps_in_a_row_; ///< int32 scalar, without an overflow
};

} // namespace formant
