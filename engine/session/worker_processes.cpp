#include "engine/session/worker_processes.h"

#include "engine/data/decode_worker.h"

namespace formant {

int run_decode_worker_process() {
    return run_decode_worker();
}

} // namespace formant
