#include "engine/hardware/cached_memory.h"

#include <c10/core/CachingDeviceAllocator.h>

namespace formant {

void release_cached_memory(c10::Device device) {
    if (!device.is_cpu())
        c10::getDeviceAllocator(device.type())->emptyCache();
}

} // namespace formant
