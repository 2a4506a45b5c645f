#pragma once

#include "engine/session/report/run_report.h"

namespace CLI {
class App;
}

namespace formant {

/// Writes a report and prints its path. Returns the exit code.
int run_report(const ReportRequest& request);

/// Adds `formant report RUN...`; parsing fills `request`.
CLI::App* add_report_options(CLI::App& app, ReportRequest& request);

} // namespace formant
