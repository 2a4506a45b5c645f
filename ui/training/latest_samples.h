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

/// Lists the samples that a run has generated, newest first. Keeps the newest thousand.
class LatestSamples : public QWidget {
    Q_OBJECT
  public:
    explicit LatestSamples(QWidget* parent = nullptr);
    ~LatestSamples() override;

    void clear();
    void add(const SampleReady& sample);
    /// Loads the earlier samples of that run in the background.
    void load_earlier(const QString& run_folder);

  Q_SIGNALS:
    void play_requested(const QString& file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void play(const QListWidgetItem* sample);
    void retranslate();
    void insert_row(int row, const SampleReady& sample);
    void add_earlier(const std::vector<RunSample>& earlier);
    void drop_oldest();

    QLabel* title_;
    QListWidget* list_;
    std::deque<SampleReady> samples_;
    std::unique_ptr<BackgroundTask> reading_; ///< last member: its destructor waits for the work
};

} // namespace formant
