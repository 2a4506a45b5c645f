#pragma once

#include "engine/nn/noise.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace formant {

/// Dropout (Srivastava et al. 2014) whose masks are draws of a Noise: they belong to the sample, as
/// every other draw, so that padding, micro-batches and ranks change none. A module gets it as an
/// argument of its forward pass, because each pass has other samples.
class Dropout {
  public:
    /// Drops nothing, as in inference.
    Dropout() = default;
    /// `noise` must outlive the object and the backward passes that repeat the forward pass. The
    /// draws are named `scope`/draw.
    Dropout(Noise& noise, at::Tensor sample_ids, std::string scope);
    /// Returns the dropout of a part of the model, whose draws are named scope/part/draw.
    Dropout scoped(const std::string& part) const;

    /// Sets each element of x [B, C, T] to zero with probability `rate` and divides the others by
    /// 1 - rate.
    at::Tensor operator()(const std::string& draw, const at::Tensor& x, double rate) const;
    /// Drops attention weights [B, heads, queries, keys] in the same way.
    at::Tensor apply_to_attention(const std::string& draw, const at::Tensor& weights,
                                  double rate) const;

    /// Returns true if a call with this rate would drop anything.
    bool drops(double rate) const { return noise_ != nullptr && rate > 0; }

  private:
    at::Tensor mask(const std::string& draw, std::int64_t channels, std::int64_t time,
                    double rate) const;

    Noise* noise_ = nullptr;
    at::Tensor sample_ids_;
    std::string scope_;
};

} // namespace formant
