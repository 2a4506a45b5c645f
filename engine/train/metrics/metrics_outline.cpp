#include "engine/train/metrics/metrics_outline.h"

#include "engine/train/metrics/record_reader.h"

#include <algorithm>
#include <limits>

namespace formant {

MetricsOutline::MetricsOutline(std::string_view metrics) {
    for_each_line(metrics, [this](std::string_view line) { look_at(line); });
    for (std::size_t i = resumes_.size(); i-- > 1;)
        resumes_[i - 1].lowest_step =
            std::min(resumes_[i - 1].lowest_step, resumes_[i].lowest_step);
}

void MetricsOutline::look_at(std::string_view line) {
    if (line.starts_with(R"({"type":"train")"))
        ++train_lines_;
    else if (line.starts_with(R"({"type":"gpu")"))
        ++hardware_lines_;
    else if (line.starts_with(R"({"type":"resume")"))
        if (RecordReader reader; reader.read(line) == RecordKind::resume)
            resumes_.push_back({line.data(), reader.at_step});
}

std::int64_t MetricsOutline::last_valid_step(const char* line) const {
    const auto next = std::upper_bound(
        resumes_.begin(), resumes_.end(), line,
        [](const char* place, const Resume& resume) { return place < resume.line; });
    return next == resumes_.end() ? std::numeric_limits<std::int64_t>::max() : next->lowest_step;
}

} // namespace formant
