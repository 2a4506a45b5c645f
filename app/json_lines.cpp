#include "app/json_lines.h"

#include "engine/train/metrics/event_json.h"

#include <cstdio>

namespace formant {

void JsonLines::on_event(const TrainEvent& event) {
    std::fputs(event_as_json_lines(event).c_str(), stdout);
    std::fflush(stdout);
}

} // namespace formant
