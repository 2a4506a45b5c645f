#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QPlainTextEdit;

namespace formant {

/// The editor for the transcript of a recording; Ctrl+Enter saves it.
class RecordingText : public QWidget {
    Q_OBJECT
  public:
    explicit RecordingText(QWidget* parent = nullptr);

    void show_text(const QString& text); ///< without emitting typed()
    void set_editable(bool is_editable);
    void begin_typing();

  Q_SIGNALS:
    void typed(QString text); ///< trimmed, on a single line
    void save_requested();

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void retranslate();
    void begin_where_text_begins();

    QLabel* label_;
    QPlainTextEdit* text_;
};

} // namespace formant
