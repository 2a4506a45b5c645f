#pragma once

#include "ui/data/finding_rows.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace formant {

/// A report with its findings prepared for the table.
struct LoadedCorpus {
    DatasetReport report;
    FindingRows rows;
};

/// Reads a corpus in the background: its list, on request the audio of its recordings, and the list
/// again after a change. Keeps the statistics of the recordings until another corpus is read.
class CorpusReading : public QObject {
    Q_OBJECT
  public:
    using Then = std::function<void(Result<LoadedCorpus>)>;

    using QObject::QObject;

    void summarize(const DatasetRequest& request, Then then);
    void analyze(const DatasetRequest& request, Then then);
    /// Reads the list again after a change. Reports no findings: the shown ones stay.
    void reload(const DatasetRequest& request, std::function<void(Result<DatasetReport>)> then);
    /// Cancels the reading; its callback is still called.
    void cancel();

  Q_SIGNALS:
    void searched(qint64 folders);            ///< number of folders searched so far
    void analyzed(qint64 done, qint64 count); ///< numbers of recordings

  private:
    template <class Work>
    void begin(Work work, Then then);

    std::map<std::string, RecordingStats> known_stats_; ///< by file
    std::optional<BackgroundTask> task_;
    std::optional<BackgroundTask> reload_;
};

} // namespace formant
