#pragma once

#include "engine/session/tuning/diagnosis_service.h"

namespace formant {

struct DiagnoseCommand {
    DiagnoseRequest request;
    bool json = false;
};

/// Prints where the time of a training's steps goes, and what would help most; the exit code.
int diagnose_in_terminal(const DiagnoseCommand& command);

} // namespace formant
