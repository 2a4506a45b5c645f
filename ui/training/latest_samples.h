#pragma once

#include "engine/session/run_service.h"

#include <QtWidgets/QWidget>

#include <deque>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace formant {

/// The samples that a run has spoken, newest first; it keeps the newest thousand.
class LatestSamples : public QWidget {
    Q_OBJECT
  public:
    explicit LatestSamples(QWidget* parent = nullptr);

    void clear();
    void add(const SampleReady& sample);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void play(const QListWidgetItem* sample);
    void retranslate();

    QLabel* title_;
    QListWidget* list_;
    std::deque<SampleReady> samples_;
};

} // namespace formant
