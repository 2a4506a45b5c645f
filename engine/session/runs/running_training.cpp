#include "engine/session/runs/running_training.h"

namespace formant {

Error training_is_running(const Path& run, int process) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "the training of {folder} is running (process {pid}); "
                                          "stop it first"),
                    {{"pid", std::to_string(process)}, {"folder", run.string()}})};
}

} // namespace formant
