#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace formant {

/// What the log of a run says that no other file of the run holds. Times are those of the machine
/// that trained, without a time zone: "2026-11-30 10:02:30". Unknown texts are empty.
struct RunLog {
    std::string first_line_at;
    std::string last_line_at;
    std::vector<std::string> starts; ///< the time of each start
    /// Rows of the hardware report of the last start: {"CPU", "AMD EPYC, 2 cores"}.
    std::vector<std::pair<std::string, std::string>> hardware;
    std::string device;     ///< of the last start, and how it was chosen
    std::string recordings; ///< of the last start: "35 recordings to train on, 4 to validate"
    std::string duration;   ///< of the last start: "12 min 34 s"
    std::string speakers;   ///< of the last start, if there are several: "2 speakers: ann, bea"
};

/// Reads these facts from the text of log.txt. Lines of another form are skipped.
RunLog parse_run_log(std::string_view text);

/// Reads log.txt. Errors as of read_file().
Result<RunLog> read_run_log(const Path& run_folder);

} // namespace formant
