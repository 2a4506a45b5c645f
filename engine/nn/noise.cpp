#include "engine/nn/noise.h"

#include "engine/base/splitmix64.h"

#include <ATen/ATen.h>

#include <cmath>
#include <string_view>

namespace formant {
namespace {

constexpr std::int64_t low_32_bits = 0xffffffff;

/// Returns the next number of splitmix64 after this state. Mixes the host's part of the key.
std::uint64_t next(std::uint64_t state) {
    return splitmix64::mix(state + splitmix64::golden_gamma);
}

/// FNV-1a hash. Unlike std::hash, it is the same on every platform.
std::uint64_t hash_name(std::string_view name) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : name)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return hash;
}

/// Low-bias 32-bit integer hash (Wellons 2018) on int64 tensors that hold 32-bit values: products
/// wrap around, and the mask keeps the bits that a 32-bit multiplication would have.
at::Tensor mix32(at::Tensor x) {
    x = x.bitwise_and(low_32_bits);
    x = x.bitwise_xor(x.__rshift__(16)).mul(0x7feb352d).bitwise_and_(low_32_bits);
    x = x.bitwise_xor(x.__rshift__(15)).mul(0x846ca68bLL).bitwise_and_(low_32_bits);
    return x.bitwise_xor(x.__rshift__(16));
}

at::Tensor counter(const at::Tensor& sample_ids, std::int64_t size) {
    return at::arange(size, sample_ids.options().dtype(at::kLong));
}

/// Returns a 32-bit key for each row, int64 [B, channels, 1].
at::Tensor row_keys(std::int64_t key, const at::Tensor& sample_ids, std::int64_t channels) {
    const at::Tensor sample = mix32(sample_ids.view({-1, 1, 1}).bitwise_xor(key));
    return mix32(sample + counter(sample_ids, channels).view({1, -1, 1}) * 0x9e3779b1LL);
}

/// Returns 32 random bits for each element of [B, channels, time]. Uses two keys per row: with one
/// key, one in a few million pairs of rows would hold the same values, shifted in time.
at::Tensor random_bits(std::uint64_t key, const at::Tensor& sample_ids, std::int64_t channels,
                       std::int64_t time) {
    const at::Tensor first =
        row_keys(static_cast<std::int64_t>(key & low_32_bits), sample_ids, channels);
    const at::Tensor second = row_keys(static_cast<std::int64_t>(key >> 32), sample_ids, channels);
    const at::Tensor position = first + counter(sample_ids, time).view({1, 1, -1}) * 0x85ebca6bLL;
    return mix32(mix32(position).bitwise_xor_(second));
}

/// Converts the upper 24 bits to a float in [0, 1); every value is exact.
at::Tensor unit_interval(const at::Tensor& bits) {
    return bits.__rshift__(8).to(at::kFloat).mul_(0x1p-24);
}

} // namespace

at::Tensor CounterNoise::uniform(const std::string& draw, const at::Tensor& sample_ids,
                                 std::int64_t channels, std::int64_t time) {
    const std::uint64_t key =
        next(next(seed_ + hash_name(draw)) ^ static_cast<std::uint64_t>(step_));
    return unit_interval(random_bits(key, sample_ids, channels, time));
}

at::Tensor CounterNoise::normal(const std::string& draw, const at::Tensor& sample_ids,
                                std::int64_t channels, std::int64_t time) {
    // Box and Muller (1958); 1 - u lies in (0, 1], where the logarithm is finite.
    const at::Tensor radius = uniform(draw + "/radius", sample_ids, channels, time)
                                  .neg_()
                                  .add_(1)
                                  .log_()
                                  .mul_(-2)
                                  .sqrt_();
    return radius.mul_(uniform(draw + "/angle", sample_ids, channels, time).mul_(2 * M_PI).cos_());
}

at::Tensor RecordedNoise::recorded(const std::string& draw) const {
    const auto found = draws_.find(draw);
    TORCH_CHECK(found != draws_.end(), "no recorded draw named ", draw);
    return found->second;
}

at::Tensor RecordedNoise::normal(const std::string& draw, const at::Tensor&, std::int64_t,
                                 std::int64_t) {
    return recorded(draw);
}

at::Tensor RecordedNoise::uniform(const std::string& draw, const at::Tensor&, std::int64_t,
                                  std::int64_t) {
    return recorded(draw);
}

} // namespace formant
