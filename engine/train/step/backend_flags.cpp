#include "engine/train/step/backend_flags.h"

#include <ATen/Context.h>

namespace formant {

void apply_backend_flags(const TrainConfig& config, c10::DeviceType device) {
    if (device == c10::kCPU)
        return;
    at::Context& context = at::globalContext();
    if (config.tf32 != "auto") {
        context.setAllowTF32CuBLAS(config.tf32 == "on");
        context.setAllowTF32CuDNN(config.tf32 == "on");
    }
    if (config.cudnn_benchmark != "auto")
        context.setBenchmarkCuDNN(config.cudnn_benchmark == "on");
}

} // namespace formant
