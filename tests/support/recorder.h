#pragma once

#include "engine/train/events.h"

#include <functional>
#include <string>
#include <vector>

namespace formant::test {

/// Stores all events of a run, and calls `also` for each of them. If the run has its own thread,
/// read the events after its end only.
class Recorder : public TrainObserver {
  public:
    std::vector<TrainEvent> events;
    std::function<void(const TrainEvent&)> also;

    void on_event(const TrainEvent& event) override {
        events.push_back(event);
        if (also)
            also(event);
    }
    template <class Event>
    std::vector<Event> all() const {
        std::vector<Event> found;
        for (const TrainEvent& event : events)
            if (const auto* one = std::get_if<Event>(&event))
                found.push_back(*one);
        return found;
    }
    std::vector<std::string> advice_ids() const {
        std::vector<std::string> ids;
        for (const Advice& advice : all<Advice>())
            ids.push_back(advice.id);
        return ids;
    }
};

} // namespace formant::test
