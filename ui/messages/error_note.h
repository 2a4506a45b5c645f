#pragma once

#include "engine/base/result.h"

#include <QtWidgets/QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace formant {

/// What went wrong, in the page where it did: what, where and what to do, with a button that copies
/// it with the program's version, and one that puts it away. Hidden while there is nothing to say.
class ErrorNote : public QFrame {
    Q_OBJECT
  public:
    explicit ErrorNote(QWidget* parent = nullptr);

    void show_error(const Error& error);
    void show_text(const QString& text); ///< words of the window itself
    void clear();
    QString text() const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void say(const QString& text);
    void copy_details() const;

    QLabel* text_;
    QPushButton* copy_;
    QPushButton* close_;
    std::optional<Message> shown_; ///< the engine's words, where it is those
    QString details_;              ///< in English: what others can search for
};

} // namespace formant
