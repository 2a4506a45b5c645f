#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// The runs to report, and the file to write.
struct ReportRequest {
    std::vector<std::string> runs; ///< folders or names of runs; several: a comparison
    std::string runs_folder;       ///< empty: the user's
    std::string out;    ///< empty: report.html in the folder of the run, or of several runs
                        ///< comparison.html in the folder that holds the first one
    bool force = false; ///< replaces a file that is not a report
};

struct WrittenReport {
    std::string file;
    std::vector<std::string> faults; ///< what is missing or damaged; the page says it too
    std::int64_t num_omitted_samples = 0;
};

/// Writes one HTML file about a run, or one that compares several. A report is replaced; another
/// file is not, without `force`. Runs may be training. ErrorKind::usage if there is no such run, or
/// the file is another one; ErrorKind::disk if it cannot be written. Reads a checkpoint of each
/// run, so call it in the background.
Result<WrittenReport> write_run_report(const ReportRequest& request);

} // namespace formant
