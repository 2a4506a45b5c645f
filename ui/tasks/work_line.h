#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace formant {

/// A line that says what was done, or what is being done and how far it is, with a button that ends
/// it early.
class WorkLine : public QWidget {
    Q_OBJECT
  public:
    explicit WorkLine(QWidget* parent = nullptr);

    void say(const QString& words);
    /// `count` 0: how much there is to do is not known, and it cannot be cancelled.
    void begin(const QString& words, int count = 0);
    void set_done(int done);
    void end(const QString& words);
    QString text() const;

  Q_SIGNALS:
    void cancel_asked();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();

    QLabel* words_;
    QProgressBar* progress_;
    QPushButton* cancel_;
};

} // namespace formant
