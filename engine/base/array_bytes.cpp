#include "engine/base/array_bytes.h"

#include <algorithm>
#include <limits>

namespace formant {

std::optional<std::uint64_t> array_bytes(const std::vector<std::int64_t>& shape,
                                         std::uint64_t element) {
    std::uint64_t bytes = element;
    for (const std::int64_t size : shape) {
        const auto factor = static_cast<std::uint64_t>(std::max<std::int64_t>(1, size));
        if (size < 0 || bytes > std::numeric_limits<std::int64_t>::max() / factor)
            return std::nullopt;
        bytes *= factor;
    }
    const bool is_empty = std::find(shape.begin(), shape.end(), 0) != shape.end();
    return is_empty ? 0 : bytes;
}

} // namespace formant
