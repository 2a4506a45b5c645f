#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <string>

namespace formant {

/// Random draws of a model. A value depends only on (run seed, step, sample id, name of the draw,
/// channel, time): not on the order of calls, padding, micro-batches, rank or device. Therefore no
/// generator state needs saving, and a step can be repeated with other micro-batches.
class Noise {
  public:
    virtual ~Noise() = default;
    /// Draws standard normal values [B, channels, time]; `sample_ids` int64 [B] identifies the
    /// samples.
    virtual at::Tensor normal(const std::string& draw, const at::Tensor& sample_ids,
                              std::int64_t channels, std::int64_t time) = 0;
    /// Draws uniform values in [0, 1), same shape.
    virtual at::Tensor uniform(const std::string& draw, const at::Tensor& sample_ids,
                               std::int64_t channels, std::int64_t time) = 0;
};

/// Counter-based noise in integer tensor operations. All devices produce the same integers (the
/// logarithm and cosine of the normal draws may differ in the last bit). Seed and step are host
/// integers, which a CUDA graph would capture as constants.
class CounterNoise : public Noise {
  public:
    CounterNoise(std::uint64_t seed, std::int64_t step) : seed_(seed), step_(step) {}
    at::Tensor normal(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                      std::int64_t time) override;
    at::Tensor uniform(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                       std::int64_t time) override;

  private:
    std::uint64_t seed_;
    std::int64_t step_;
};

/// Replays recorded draws by name, for comparisons with another implementation.
class RecordedNoise : public Noise {
  public:
    explicit RecordedNoise(std::map<std::string, at::Tensor> draws) : draws_(std::move(draws)) {}
    at::Tensor normal(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                      std::int64_t time) override;
    at::Tensor uniform(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                       std::int64_t time) override;

  private:
    at::Tensor recorded(const std::string& draw) const;
    std::map<std::string, at::Tensor> draws_;
};

} // namespace formant
