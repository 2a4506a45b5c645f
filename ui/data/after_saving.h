#pragma once

#include <functional>

namespace formant {

class FindingsPane;

/// Runs an action after the typed transcripts are saved, so that none of them is lost.
class AfterSaving {
  public:
    explicit AfterSaving(FindingsPane& findings) : findings_(findings) {}

    /// Runs `act` at once if nothing was typed, otherwise after saving.
    void act(std::function<void()> act);
    /// Runs the pending action after a save; saves again first if more was typed meanwhile.
    void run_pending();
    /// Drops the pending action, because saving failed.
    void cancel() { pending_ = {}; }

  private:
    FindingsPane& findings_;
    std::function<void()> pending_;
};

} // namespace formant
