#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

/// Shows a status text, the progress of the current work, and a button that cancels it.
class ProgressLine : public QWidget {
    Q_OBJECT
  public:
    explicit ProgressLine(QWidget* parent = nullptr);

    void set_text(const QString& text);
    /// Starts work of `count` items; 0 if the number is unknown, in which case the work cannot be
    /// canceled.
    void begin(const QString& text, int count = 0);
    void set_done(int done);
    void end(const QString& text);
    QString text() const;

  Q_SIGNALS:
    void cancel_requested();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    QLabel* label_;
    QProgressBar* progress_;
    QPushButton* cancel_;
};

} // namespace formant
