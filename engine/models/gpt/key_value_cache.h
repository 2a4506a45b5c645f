#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace formant::gpt {

/// Stores keys and values of one layer for the positions computed so far.
class LayerCache {
  public:
    explicit LayerCache(std::int64_t capacity) : capacity_(capacity) {}

    /// Adds the keys and values [B, heads, T, d] of the next T positions. The first call allocates
    /// the memory of all positions. More positions than the capacity are an error of LibTorch.
    void append(const at::Tensor& keys, const at::Tensor& values);
    at::Tensor keys() const { return keys_.narrow(2, 0, length_); }     ///< [B, heads, length, d]
    at::Tensor values() const { return values_.narrow(2, 0, length_); } ///< [B, heads, length, d]
    std::int64_t length() const { return length_; }

  private:
    std::int64_t capacity_;
    std::int64_t length_ = 0;
    at::Tensor keys_, values_; ///< [B, heads, capacity, d]
};

/// Stores keys and values of all layers, so that a further token costs one position, not the whole
/// sequence.
class KeyValueCache {
  public:
    KeyValueCache(std::int64_t layers, std::int64_t capacity)
        : layers_(static_cast<std::size_t>(layers), LayerCache(capacity)) {}

    LayerCache& layer(std::size_t i) { return layers_[i]; }
    std::int64_t length() const { return layers_.front().length(); }

  private:
    std::vector<LayerCache> layers_;
};

} // namespace formant::gpt
