#include "engine/train/metrics/metrics_outline.h"

#include "engine/train/metrics/record_reader.h"

#include <algorithm>
#include <limits>

namespace formant {

MetricsOutline::MetricsOutline(std::string_view metrics) {
    for_each_line(metrics, [this](std::string_view line) { scan_line(line); });
    for (std::size_t i = resumes_.size(); i-- > 1;)
        resumes_[i - 1].lowest_step =
            std::min(resumes_[i - 1].lowest_step, resumes_[i].lowest_step);
}

void MetricsOutline::scan_line(std::string_view line) {
    const RecordKind kind = record_kind(line);
    if (kind == RecordKind::train)
        ++train_lines_;
    else if (kind == RecordKind::hardware)
        ++hardware_lines_;
    else if (kind == RecordKind::resume)
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
