#include "engine/tuning/chrome_trace.h"

#include "engine/base/atomic_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr int process = 1; // worker processes appear in the row of the thread that called them

Json event_of(const StageSpan& span) {
    return {{"name", name_of(span.stage)}, {"cat", "formant"},        {"ph", "X"},
            {"ts", 1000 * span.begin_ms},  {"dur", 1000 * span.ms()}, {"pid", process},
            {"tid", span.thread}};
}

Json row_name(int thread, const std::string& name) {
    return {{"name", "thread_name"},
            {"ph", "M"},
            {"pid", process},
            {"tid", thread},
            {"args", {{"name", name}}}};
}

/// Names the rows: the thread with steps is "training", the others are workers.
std::map<int, std::string> rows_of(const std::vector<StageSpan>& spans) {
    std::map<int, std::string> rows;
    for (const StageSpan& span : spans)
        rows.emplace(span.thread, fmt::format("worker {}", span.thread));
    for (const StageSpan& span : spans)
        if (span.stage == Stage::step)
            rows[span.thread] = "training";
    return rows;
}

} // namespace

std::string chrome_trace(const std::vector<StageSpan>& spans) {
    Json events = Json::array();
    for (const auto& [thread, name] : rows_of(spans))
        events.push_back(row_name(thread, name));
    for (const StageSpan& span : spans)
        events.push_back(event_of(span));
    const Json trace = {{"displayTimeUnit", "ms"}, {"traceEvents", std::move(events)}};
    return trace.dump();
}

Result<void> write_chrome_trace(const Path& file, const std::vector<StageSpan>& spans) {
    return write_file_atomically(file, chrome_trace(spans));
}

} // namespace formant
