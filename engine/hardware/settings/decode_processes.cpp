#include "engine/hardware/settings/decode_processes.h"

#include "engine/hardware/host/look_at_host.h"
#include "engine/hardware/settings/suggested_settings.h"

namespace formant {

std::int64_t decode_processes(std::int64_t wanted) {
    return wanted > 0 ? wanted : decoders_of(look_at_host());
}

} // namespace formant
