#pragma once

namespace formant {

/// Reports a problem when it starts, and again only after it was over. Between the two thresholds
/// the state does not change (hysteresis).
class OnceFlag {
  public:
    /// Updates the state. Returns true if the problem is to be reported now.
    bool update(bool is_present, bool is_over) {
        if (is_over)
            is_raised_ = false;
        const bool is_new = is_present && !is_raised_;
        is_raised_ = is_raised_ || is_present;
        return is_new;
    }

  private:
    bool is_raised_ = false;
};

} // namespace formant
