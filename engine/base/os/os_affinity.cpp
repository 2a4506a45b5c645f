#include "engine/base/os/os_affinity.h"

#include <algorithm>
#include <sched.h>
#include <thread>

namespace formant {

int allowed_hardware_threads() {
    cpu_set_t allowed;
    if (::sched_getaffinity(0, sizeof allowed, &allowed) == 0)
        return std::max(1, CPU_COUNT(&allowed));
    return std::max(1,
                    static_cast<int>(std::thread::hardware_concurrency())); // fails above 1024 CPUs
}

} // namespace formant
