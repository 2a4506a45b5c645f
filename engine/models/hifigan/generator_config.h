#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Sizes of a HiFi-GAN generator (Kong et al. 2020, table 5); names as in upstream's
/// configurations.
struct GeneratorConfig {
    std::string resblock = "1"; ///< "1" or "2"
    std::vector<std::int64_t> resblock_kernel_sizes = {3, 7, 11};
    std::vector<std::vector<std::int64_t>> resblock_dilation_sizes = {
        {1, 3, 5}, {1, 3, 5}, {1, 3, 5}};
    std::vector<std::int64_t> upsample_rates = {8, 8, 2, 2};
    std::vector<std::int64_t> upsample_kernel_sizes = {16, 16, 4, 4};
    std::int64_t upsample_initial_channel = 512;

    /// Returns the number of samples per frame.
    std::int64_t hop_length() const;
};

std::vector<Field> generator_fields();

/// Returns ErrorKind::usage, with the setting's name below `section`, if sizes contradict each
/// other or do not multiply to `hop_length` samples per frame.
Result<void> check_generator_config(const GeneratorConfig& config, const std::string& section,
                                    std::int64_t hop_length);

/// Sets the sizes of HiFi-GAN V3 (table 5): fewer and smaller residual blocks, one level less.
void make_light(GeneratorConfig& config);

} // namespace formant
