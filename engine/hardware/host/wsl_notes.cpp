#include "engine/hardware/host/wsl_notes.h"

namespace formant {
namespace {

Message share_of_ram() {
    return message(FORMANT_TR(
        "hardware", "Windows gives WSL2 a part of its RAM only, half of it where nothing else is "
                    "said; [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, "
                    "then `wsl --shutdown`, changes that"));
}

Message spilling_memory() {
    return message(FORMANT_TR(
        "hardware", "under WSL2 a full GPU does not run out of memory: Windows moves what does not "
                    "fit into system RAM, and the training becomes many times slower. Where that "
                    "happens, lower train.batch_size, or set \"CUDA - Sysmem Fallback Policy\" to "
                    "\"Prefer No Sysmem Fallback\" in NVIDIA's control panel in Windows"));
}

} // namespace

void add_wsl_notes(HardwareInfo& info) {
    if (info.host.platform != Platform::wsl2)
        return;
    info.host.notes.push_back(share_of_ram());
    for (GpuInfo& gpu : info.gpus)
        if (gpu.vendor == GpuVendor::nvidia)
            gpu.notes.push_back(spilling_memory());
}

} // namespace formant
