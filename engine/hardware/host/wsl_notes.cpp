#include "engine/hardware/host/wsl_notes.h"

namespace formant {
namespace {

Message share_of_ram() {
    return message(FORMANT_TR(
        "hardware",
        "Windows gives WSL2 only part of its RAM, half by default. To change that, set "
        "[wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then run "
        "`wsl --shutdown`"));
}

Message spilling_memory() {
    return message(FORMANT_TR(
        "hardware", "under WSL2, memory that does not fit on the GPU spills into system RAM, which "
                    "makes training many times slower. If that happens, lower train.batch_size, or "
                    "set \"CUDA - Sysmem Fallback Policy\" to \"Prefer No Sysmem Fallback\" in the "
                    "NVIDIA Control Panel in Windows"));
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
