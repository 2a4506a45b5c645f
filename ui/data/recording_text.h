#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPlainTextEdit;

namespace formant {

/// What is said in a recording, to be typed; Ctrl and Enter saves it.
class RecordingText : public QWidget {
    Q_OBJECT
  public:
    explicit RecordingText(QWidget* parent = nullptr);

    void show_text(const QString& text); ///< not as if somebody had typed it
    void set_editable(bool is_editable);
    void begin_typing();

  Q_SIGNALS:
    void typed(QString text); ///< without blanks around it and lines within
    void save_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    void begin_where_text_begins();

    QLabel* label_;
    QPlainTextEdit* text_;
};

} // namespace formant
