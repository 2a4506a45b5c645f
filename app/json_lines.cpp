#include "app/json_lines.h"

#include "engine/train/metrics/event_json.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace formant {

namespace {

/// Adds the job to each of the lines, which are JSON objects.
std::string with_job(const std::string& lines, std::size_t job) {
    std::string numbered;
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size() - 1) + 1;
        numbered += "{\"job\":" + std::to_string(job) + ",";
        numbered += lines.substr(begin + 1, end - begin - 1);
        begin = end;
    }
    return numbered;
}

} // namespace

void JsonLines::on_event(const TrainEvent& event) {
    const std::string lines = event_as_json_lines(event);
    std::fputs((job_ == 0 ? lines : with_job(lines, job_)).c_str(), stdout);
    std::fflush(stdout);
}

} // namespace formant
