#pragma once

#include "app/launched_ranks.h"
#include "engine/session/tuning/diagnosis_service.h"

namespace CLI {
class App;
}

namespace formant {

struct DiagnoseCommand {
    DiagnoseRequest request;
    bool json = false;
    RankOptions ranks{};
};

/// Prints where the time of training steps goes and which change would help most. Returns the exit
/// code.
int diagnose_in_terminal(const DiagnoseCommand& command);

/// Adds `formant diagnose`; parsing fills `command`.
CLI::App* add_diagnose_options(CLI::App& app, DiagnoseCommand& command);

} // namespace formant
