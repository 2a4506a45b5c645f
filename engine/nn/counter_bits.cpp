#include "engine/nn/counter_bits.h"

#include "engine/base/text/stable_hash.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::uint32_t first_factor = 0x7feb352d, second_factor = 0x846ca68b;
constexpr std::uint32_t channel_stride = 0x9e3779b1, time_stride = 0x85ebca6b;
constexpr std::int64_t low_32_bits = 0xffffffff;

/// Low-bias 32-bit integer hash (Wellons 2018).
constexpr std::uint32_t mix32(std::uint32_t x) {
    x = (x ^ (x >> 16)) * first_factor;
    x = (x ^ (x >> 15)) * second_factor;
    return x ^ (x >> 16);
}

/// The same on int64 tensors that hold 32-bit values: products wrap around, and the mask keeps the
/// bits that a 32-bit multiplication would have.
at::Tensor mix32(at::Tensor x) {
    x = x.bitwise_and(low_32_bits);
    x = x.bitwise_xor(x.__rshift__(16)).mul(std::int64_t{first_factor}).bitwise_and_(low_32_bits);
    x = x.bitwise_xor(x.__rshift__(15)).mul(std::int64_t{second_factor}).bitwise_and_(low_32_bits);
    return x.bitwise_xor(x.__rshift__(16));
}

/// The shift of int64 tensors copies the sign; this one fills up with zeros.
at::Tensor logical_shift(const at::Tensor& x, std::int64_t bits) {
    return x.__rshift__(bits).bitwise_and((std::int64_t{1} << (64 - bits)) - 1);
}

/// Returns the next number of splitmix64 after this state.
std::uint64_t next(std::uint64_t state) {
    return splitmix64::mix(state + splitmix64::golden_gamma);
}

at::Tensor next(const at::Tensor& state) {
    at::Tensor x = state + static_cast<std::int64_t>(splitmix64::golden_gamma);
    x = x.bitwise_xor(logical_shift(x, 30)) * static_cast<std::int64_t>(splitmix64::factor_1);
    x = x.bitwise_xor(logical_shift(x, 27)) * static_cast<std::int64_t>(splitmix64::factor_2);
    return x.bitwise_xor(logical_shift(x, 31));
}

at::Tensor counter(const at::Tensor& sample_ids, std::int64_t size) {
    return at::arange(size, sample_ids.options().dtype(at::kLong));
}

/// Returns a 32-bit key for each row, int64 [B, channels, 1].
at::Tensor row_keys(const at::Tensor& key, const at::Tensor& sample_ids, std::int64_t channels) {
    const at::Tensor sample = mix32(sample_ids.view({-1, 1, 1}).bitwise_xor(key));
    return mix32(sample +
                 counter(sample_ids, channels).view({1, -1, 1}) * std::int64_t{channel_stride});
}

std::uint32_t row_key(std::uint64_t key, std::int64_t sample, std::int64_t channel) {
    const auto id = static_cast<std::uint32_t>(sample), row = static_cast<std::uint32_t>(channel);
    return mix32(mix32(id ^ static_cast<std::uint32_t>(key)) + row * channel_stride);
}

/// The upper 24 bits as a float in [0, 1) are exact.
constexpr int dropped_bits = 8;
constexpr float unit = 0x1p-24F;

/// Two keys per row: with one key, one in a few million pairs of rows would hold the same values,
/// shifted in time.
void fill_row(float* row, std::int64_t time, std::uint32_t first, std::uint32_t second) {
#pragma omp simd
    for (std::int64_t i = 0; i < time; ++i) {
        const std::uint32_t place = first + static_cast<std::uint32_t>(i) * time_stride;
        const std::uint32_t bits = mix32(mix32(place) ^ second) >> dropped_bits;
        row[i] = static_cast<float>(static_cast<std::int32_t>(bits)) * unit;
    }
}

} // namespace

at::Tensor counter_uniform_cpu(const at::Tensor& key, std::string_view draw,
                               const at::Tensor& sample_ids, std::int64_t channels,
                               std::int64_t time) {
    const auto seed = static_cast<std::uint64_t>(key.const_data_ptr<std::int64_t>()[0]);
    const auto step = static_cast<std::uint64_t>(key.const_data_ptr<std::int64_t>()[1]);
    const std::uint64_t mixed = next(next(seed + fnv1a(draw)) ^ step);
    const at::Tensor samples = sample_ids.contiguous();
    const auto* ids = samples.const_data_ptr<std::int64_t>();
    at::Tensor values = at::empty({samples.size(0), channels, time}, at::kFloat);
    auto* rows = values.mutable_data_ptr<float>();
    constexpr std::int64_t values_per_task = 16384;
    const std::int64_t grain =
        std::max<std::int64_t>(1, values_per_task / std::max<std::int64_t>(1, time));
    at::parallel_for(
        0, samples.size(0) * channels, grain, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row) {
                const std::int64_t sample = ids[row / channels], channel = row % channels;
                fill_row(rows + row * time, time, row_key(mixed, sample, channel),
                         row_key(mixed >> 32, sample, channel));
            }
        });
    return values;
}

at::Tensor counter_uniform_with_tensor_operations(const at::Tensor& key, std::string_view draw,
                                                  const at::Tensor& sample_ids,
                                                  std::int64_t channels, std::int64_t time) {
    const at::Tensor seed = key.select(0, 0), step = key.select(0, 1);
    const at::Tensor mixed =
        next(next(seed + static_cast<std::int64_t>(fnv1a(draw))).bitwise_xor(step));
    const at::Tensor first = row_keys(mixed.bitwise_and(low_32_bits), sample_ids, channels);
    const at::Tensor second = row_keys(logical_shift(mixed, 32), sample_ids, channels);
    const at::Tensor place =
        first + counter(sample_ids, time).view({1, 1, -1}) * std::int64_t{time_stride};
    const at::Tensor bits = mix32(mix32(place).bitwise_xor_(second));
    return bits.__rshift__(dropped_bits).to(at::kFloat).mul_(unit);
}

// Registered as an operator so that a device plug-in can provide its own kernel, and an operator is
// what a captured step consists of.
TORCH_LIBRARY_FRAGMENT(formant, operators) {
    operators.def(
        "counter_uniform(Tensor key, str draw, Tensor sample_ids, int channels, int time) "
        "-> Tensor");
}
TORCH_LIBRARY_IMPL(formant, CPU, operators) {
    operators.impl("counter_uniform", counter_uniform_cpu);
}
TORCH_LIBRARY_IMPL(formant, CompositeExplicitAutograd, operators) {
    operators.impl("counter_uniform", counter_uniform_with_tensor_operations);
}

at::Tensor counter_uniform(const at::Tensor& key, std::string_view draw,
                           const at::Tensor& sample_ids, std::int64_t channels, std::int64_t time) {
    static const auto uniform = c10::Dispatcher::singleton()
                                    .findSchemaOrThrow("formant::counter_uniform", "")
                                    .typed<decltype(counter_uniform_cpu)>();
    return uniform.call(key, draw, sample_ids, channels, time);
}

} // namespace formant
