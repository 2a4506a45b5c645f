#pragma once

#include "ui/configuration/config_document.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLabel;
class QListWidget;
class QPlainTextEdit;

namespace formant {

/// Shows the configuration as YAML text with its errors below, line by line. Applies typed text
/// after a short pause even if it is invalid, so that nothing typed is lost.
class YamlView : public QWidget {
    Q_OBJECT
  public:
    explicit YamlView(ConfigDocument& document, QWidget* parent = nullptr);

    /// Applies typed text that is still pending.
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
