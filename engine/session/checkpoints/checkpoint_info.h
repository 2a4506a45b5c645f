#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// What a checkpoint says of itself. Texts are empty and numbers -1 where it does not: files of
/// other programs have weights alone.
struct CheckpointInfo {
    std::string formant_version;
    std::string torch_version;
    std::string model;
    std::int64_t step = -1;
    std::int64_t epoch = -1;
    std::int64_t seed = -1;
    std::vector<std::string> speakers;
    std::map<std::string, std::string> provenance;
    std::vector<std::string> entries; ///< names at the top of the file
    std::int64_t tensors = 0;         ///< of the weights
    std::int64_t parameters = 0;      ///< numbers in them
    std::uint64_t weight_bytes = 0;
    std::vector<std::string> types; ///< of the weights: "Float", "Half"
    bool has_averages = false;      ///< EMA, beside the raw weights
    bool is_averaged = false;       ///< the weights are the averages, and there are no others
    bool has_training_state = false;
};

/// Reads a whole checkpoint of this program or weights of another: .pt, .pth, .safetensors.
Result<CheckpointInfo> describe_checkpoint(const std::string& file);

} // namespace formant
