#pragma once

#include "engine/hardware/device.h"

#include <QtTest/QtTest>

#include <cstdlib>
#include <string>

namespace formant::test {

/// Returns true if the CPU takes the GPU's place in tests of GPUs, so that the tests themselves can
/// be run without one (installer/gpu-check --cpu).
inline bool cpu_replaces_gpu() {
    const char* device = std::getenv("FORMANT_CHECKED_DEVICE");
    return device != nullptr && std::string(device) == "cpu";
}

/// Returns why tests of GPUs cannot run here; empty if they can.
inline std::string no_checked_device() {
    return cpu_replaces_gpu() || !list_gpus().gpus.empty()
               ? ""
               : to_english(list_gpus().reason_for_none);
}

/// Returns the first GPU, or the CPU that replaces it.
inline at::Device checked_device() {
    return open_device(cpu_replaces_gpu() ? "cpu" : "0").value();
}

} // namespace formant::test

/// Skips a test class where there is neither a GPU nor a CPU that replaces it.
#define SKIP_WITHOUT_CHECKED_DEVICE()                                                              \
    if (const std::string reason = formant::test::no_checked_device(); !reason.empty())            \
    QSKIP(reason.c_str())
