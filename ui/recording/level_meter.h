#pragma once

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;

namespace formant {

/// Shows the level of the microphone: a bar, and a rating of the peak of the last second.
class LevelMeter : public QWidget {
    Q_OBJECT
  public:
    explicit LevelMeter(QWidget* parent = nullptr);

    void show_level(double peak_dbfs);
    void clear();
    QString text() const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    QString level_text() const;

    QLabel* name_;
    QProgressBar* bar_;
    QLabel* text_;
    bool has_level_ = false;
    double loudest_dbfs_ = 0;
    QElapsedTimer since_loudest_;
};

} // namespace formant
