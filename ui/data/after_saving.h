#pragma once

#include <functional>

namespace formant {

class FindingsPane;

/// Acts once what was typed into the findings is written: it is lost by none of them.
class AfterSaving {
  public:
    explicit AfterSaving(FindingsPane& findings) : findings_(findings) {}

    /// At once where nothing was typed.
    void act(std::function<void()> act);
    /// What was typed is written; something more may have been typed meanwhile.
    void go_on();
    /// It could not be written, and the act does not come.
    void give_up() { waiting_ = {}; }

  private:
    FindingsPane& findings_;
    std::function<void()> waiting_;
};

} // namespace formant
