#pragma once

#include "engine/base/result.h"

#include <QtWidgets/QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace formant {

/// Shows an error on the page where it occurred: what, where and what to do. One button copies it
/// with the program's version, another closes it. Hidden while there is no error. It belongs below
/// what can be edited, so that nothing moves under the pointer; a page that scrolls scrolls to it.
class ErrorNote : public QFrame {
    Q_OBJECT
  public:
    explicit ErrorNote(QWidget* parent = nullptr);

    void show_error(const Error& error);
    void show_text(const QString& text); ///< a text of the window itself
    void clear();
    QString text() const;

  protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void retranslate();
    void set_text(const QString& text);
    void show_icon();
    void copy_details() const;
    void scroll_to();

    QLabel* icon_;
    QLabel* text_;
    QPushButton* copy_;
    QPushButton* close_;
    std::optional<Message> shown_; ///< the engine's message, if it is one
    QString details_;              ///< in English, so that it can be searched for
};

} // namespace formant
