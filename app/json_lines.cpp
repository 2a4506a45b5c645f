#include "app/json_lines.h"

#include "engine/session/event_json.h"

#include <cstdio>

namespace formant {

void JsonLines::on_event(const TrainEvent& event) {
    std::printf("%s\n", event_as_json(event).c_str());
    std::fflush(stdout);
}

} // namespace formant
