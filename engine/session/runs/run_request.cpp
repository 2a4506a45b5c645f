#include "engine/session/runs/run_request.h"

#include "engine/session/runs/find_run.h"

namespace formant {

Path runs_folder(const RunRequest& request) {
    return folder_of_runs(request.runs_folder);
}

} // namespace formant
