#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// Returns the number of bytes that an array of this shape needs, whose elements have `element`
/// bytes; nothing if it is not a valid shape, or too large for a tensor. ATen computes the strides
/// of an empty tensor too, and throws if those overflow: such a shape is too large.
std::optional<std::uint64_t> array_bytes(const std::vector<std::int64_t>& shape,
                                         std::uint64_t element);

} // namespace formant
