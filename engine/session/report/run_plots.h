#pragma once

#include "engine/session/report/svg_plot.h"
#include "engine/session/runs/run_history.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the plots of a run: losses, their terms, learning rate, gradient norm, step time.
std::vector<Plot> plots_of_run(const RunHistory& history);

/// The history of one of the runs that are compared. The name is unique among them.
struct NamedHistory {
    std::string name;
    const RunHistory* history = nullptr;
};

/// Returns the plots that compare runs: training loss, validation loss, learning rate.
std::vector<Plot> plots_of_comparison(const std::vector<NamedHistory>& runs);

} // namespace formant
