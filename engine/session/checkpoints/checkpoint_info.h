#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

class StateTree;

/// The metadata and a summary of the weights of a checkpoint. Files of other programs have weights
/// alone: missing texts are empty, missing numbers are -1.
struct CheckpointInfo {
    std::string formant_version;
    std::string torch_version;
    std::string model;
    std::int64_t step = -1;
    std::int64_t epoch = -1;
    std::int64_t seed = -1;
    std::vector<std::string> speakers;
    std::map<std::string, std::string> provenance;
    std::vector<std::string> entries; ///< names of the top-level entries
    std::int64_t tensors = 0;         ///< number of weight tensors
    std::int64_t parameters = 0;      ///< number of elements in them
    std::uint64_t weight_bytes = 0;
    std::vector<std::string> types; ///< scalar types of the weights: "Float", "Half"
    bool has_ema = false;           ///< EMA weights, in addition to the raw weights
    bool is_ema = false;            ///< the weights are EMA weights, and there are no raw ones
    bool has_training_state = false;
};

/// Describes a checkpoint of this program, or weights of another: .pt, .pth, .safetensors. Reads
/// the whole file.
Result<CheckpointInfo> describe_checkpoint(const std::string& file);

/// The second half of describe_checkpoint(): describes a checkpoint that was read.
Result<CheckpointInfo> describe_state(const StateTree& state);

} // namespace formant
