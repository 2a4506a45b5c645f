#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Name and shape of a model's tensor.
struct NamedShape {
    std::string name;
    std::vector<std::int64_t> sizes;
};

using NamedShapes = std::vector<NamedShape>;

} // namespace formant
