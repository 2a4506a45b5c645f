#pragma once

#include "engine/train/events.h"

#include <cstdint>
#include <functional>
#include <mutex>
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

/// Stores all events of a run, which may be read while it continues in its own thread.
class LiveRecorder : public TrainObserver {
  public:
    void on_event(const TrainEvent& event) override {
        const std::lock_guard lock(mutex_);
        recorder_.on_event(event);
    }
    Recorder recorded() const {
        const std::lock_guard lock(mutex_);
        return recorder_;
    }
    std::vector<std::int64_t> steps() const {
        std::vector<std::int64_t> steps;
        for (const StepReport& report : recorded().all<StepReport>())
            steps.push_back(report.step);
        return steps;
    }
    /// Returns 0 before the first step.
    std::int64_t last_step() const {
        const std::vector<std::int64_t> done = steps();
        return done.empty() ? 0 : done.back();
    }

  private:
    mutable std::mutex mutex_;
    Recorder recorder_;
};

} // namespace formant::test
