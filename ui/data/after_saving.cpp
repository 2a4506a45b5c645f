#include "ui/data/after_saving.h"

#include "ui/data/findings_pane.h"

#include <utility>

namespace formant {

void AfterSaving::act(std::function<void()> act) {
    if (!findings_.has_typed())
        return act();
    pending_ = std::move(act);
    findings_.save_typed();
}

void AfterSaving::run_pending() {
    if (!pending_)
        return;
    if (findings_.has_typed())
        return findings_.save_typed();
    std::exchange(pending_, {})();
}

} // namespace formant
