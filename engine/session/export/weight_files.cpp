#include "engine/session/export/weight_files.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"

#include <utility>

namespace formant {
namespace {

Result<StateTree> part_to_write(const StateTree& checkpoint, bool half) {
    const StateTree part = inference_state(checkpoint);
    const bool has_averages = !part.get<StateTree::Map>("ema").value_or(StateTree::Map()).empty();
    return (has_averages ? ema_as_weights(part) : Result<StateTree>(part))
        .and_then([&](const StateTree& weights) {
            return half ? in_half_precision(weights) : Result<StateTree>(weights);
        });
}

} // namespace

NewFile weight_file(std::string name, const StateTree& checkpoint, bool half) {
    std::string hash = sha256_path(name).string();
    return {std::move(name),
            [checkpoint, half](const Path& file) {
                return part_to_write(checkpoint, half).and_then([&](const StateTree& part) {
                    return save_checkpoint(file, part);
                });
            },
            std::move(hash)};
}

} // namespace formant
