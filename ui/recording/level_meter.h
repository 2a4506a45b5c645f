#pragma once

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QWidget>

class QLabel;
class QProgressBar;

namespace formant {

/// How loud the microphone is: a bar, and in words what to make of the loudest of the last second.
class LevelMeter : public QWidget {
    Q_OBJECT
  public:
    explicit LevelMeter(QWidget* parent = nullptr);

    void show_level(double peak_dbfs);
    void clear();
    QString words() const;

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslate();
    QString judgement() const;

    QLabel* name_;
    QProgressBar* bar_;
    QLabel* words_;
    bool is_heard_ = false;
    double loudest_dbfs_ = 0;
    QElapsedTimer since_loudest_;
};

} // namespace formant
