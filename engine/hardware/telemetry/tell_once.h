#pragma once

namespace formant {

/// A trouble is told when it begins, and again only after it was over. Between the two it goes on,
/// told or not.
class TellOnce {
  public:
    /// Whether it is to be told now.
    bool begins(bool is_there, bool is_over) {
        if (is_over)
            told_ = false;
        const bool tells = is_there && !told_;
        told_ = told_ || is_there;
        return tells;
    }

  private:
    bool told_ = false;
};

} // namespace formant
