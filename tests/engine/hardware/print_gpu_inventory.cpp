// Prints the GPUs as seen by a separate process: a line of JSON for each.
#include "engine/hardware/gpu_inventory.h"

#include <nlohmann/json.hpp>

#include <iostream>

int main() {
    for (const formant::GpuInfo& gpu : formant::take_gpu_inventory()) {
        nlohmann::json line = {{"uuid", gpu.uuid},
                               {"target", gpu.compute_target},
                               {"index", nullptr},
                               {"why_not", formant::to_english(gpu.why_not_usable)}};
        if (gpu.index)
            line["index"] = *gpu.index;
        std::cout << line.dump() << '\n';
    }
}
