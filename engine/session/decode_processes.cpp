#include "engine/session/decode_processes.h"

#include "engine/hardware/host/look_at_host.h"
#include "engine/hardware/settings/suggested_settings.h"

namespace formant {

std::int64_t decode_processes(std::int64_t wanted) {
    return wanted > 0 ? wanted : std::stoll(suggest_preprocess_workers(look_at_host()).value);
}

} // namespace formant
