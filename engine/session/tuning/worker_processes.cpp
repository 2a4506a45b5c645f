#include "engine/session/tuning/worker_processes.h"

#include "engine/data/decoding/decode_worker.h"
#include "engine/session/tuning/tune_step_worker.h"

namespace formant {

int run_decode_worker_process() {
    return run_decode_worker();
}

int run_tune_step_process() {
    return run_tune_step_worker();
}

} // namespace formant
