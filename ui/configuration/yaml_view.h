#pragma once

#include "ui/configuration/config_document.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLabel;
class QListWidget;
class QPlainTextEdit;

namespace formant {

/// The configuration as text, and below it what is wrong in it, line by line. What is typed here is
/// taken up after a short pause, right or wrong; nothing typed is lost.
class YamlView : public QWidget {
    Q_OBJECT
  public:
    explicit YamlView(ConfigDocument& document, QWidget* parent = nullptr);

    /// Takes up what was typed and not taken up yet.
    void finish_typing();
    void go_to_line(int line);

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void show_text();
    void show_faults();
    void mark_lines();

    ConfigDocument& document_;
    QLabel* title_;
    QPlainTextEdit* text_;
    QListWidget* faults_;
    QTimer pause_;
};

} // namespace formant
