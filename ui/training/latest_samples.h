#pragma once

#include "engine/session/runs/run.h"
#include "engine/session/runs/run_samples.h"

#include <QtWidgets/QWidget>

#include <deque>
#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace formant {

class BackgroundTask;

/// The samples that a run has spoken, newest first; it keeps the newest thousand.
class LatestSamples : public QWidget {
    Q_OBJECT
  public:
    explicit LatestSamples(QWidget* parent = nullptr);
    ~LatestSamples() override;

    void clear();
    void add(const SampleReady& sample);
    /// What that run has spoken before; read in the background.
    void show_past(const QString& run_folder);

  Q_SIGNALS:
    void play_asked(const QString& file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void play(const QListWidgetItem* sample);
    void retranslate();
    void put(int row, const SampleReady& sample);
    void add_past(const std::vector<RunSample>& past);
    void forget_oldest();

    QLabel* title_;
    QListWidget* list_;
    std::deque<SampleReady> samples_;
    std::unique_ptr<BackgroundTask> reading_; ///< last: its end waits for its work
};

} // namespace formant
