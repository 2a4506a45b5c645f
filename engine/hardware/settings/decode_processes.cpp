#include "engine/hardware/settings/decode_processes.h"

#include "engine/hardware/host/probe_host.h"
#include "engine/hardware/settings/suggested_settings.h"

namespace formant {

std::int64_t decode_processes(std::int64_t wanted) {
    return wanted > 0 ? wanted : suggested_decode_workers(probe_host());
}

} // namespace formant
