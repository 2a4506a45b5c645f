#pragma once

#include "engine/session/corpus/dataset_service.h"

namespace CLI {
class App;
}

namespace formant {

/// Runs `doctor`: prints the problems of a corpus. Returns the exit code: ErrorKind::data if there
/// is an error that was not excluded by --fix.
int examine_in_terminal(const DatasetRequest& request);

/// Adds `formant doctor`; parsing fills `dataset`.
CLI::App* add_doctor_options(CLI::App& app, DatasetRequest& dataset);

} // namespace formant
