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

/// Counter-based noise (counter_bits.h). All devices draw the same uniform values; the logarithm
/// and cosine of the normal ones may differ in the last bit. The key is a tensor on the device of
/// the samples: a captured graph draws by the key that the tensor holds when it is replayed.
class CounterNoise : public Noise {
  public:
    /// Takes `key` int64 [2], run seed and step, which is read when values are drawn.
    explicit CounterNoise(at::Tensor key) : key_(std::move(key)) {}
    /// Makes the key, and copies it to the device of the first samples: a program that uses this
    /// constructor cannot be captured.
    CounterNoise(std::uint64_t seed, std::int64_t step);
    at::Tensor normal(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                      std::int64_t time) override;
    at::Tensor uniform(const std::string& draw, const at::Tensor& sample_ids, std::int64_t channels,
                       std::int64_t time) override;

  private:
    at::Tensor key_;
};

/// Returns a key for CounterNoise, int64 [2] on the CPU.
at::Tensor noise_key(std::uint64_t seed, std::int64_t step);

/// Replays recorded draws by name, for comparisons with another implementation. A draw that was not
/// recorded is an error.
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
