#pragma once

#include <QtGui/QUndoCommand>

#include <functional>
#include <string>

namespace formant {

/// An undo command that replaces the whole text. Changes of one typing burst merge into one undo
/// step.
class TextChange : public QUndoCommand {
  public:
    using Show = std::function<void(const std::string& text)>;

    TextChange(std::string before, std::string after, int burst, Show show);

    void undo() override { show_(before_); }
    void redo() override { show_(after_); }
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* later) override;

    static constexpr int alone = -1; ///< a burst that never merges

  private:
    std::string before_;
    std::string after_;
    int burst_;
    Show show_;
};

} // namespace formant
