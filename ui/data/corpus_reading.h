#pragma once

#include "ui/data/finding_rows.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace formant {

/// A report whose findings are made ready for the table.
struct ExaminedCorpus {
    DatasetReport report;
    FindingRows rows;
};

/// Reads a corpus in the background: what its list says, what its recordings sound like, and after
/// a change what its list says now. What was heard is remembered until another corpus is looked at.
class CorpusReading : public QObject {
    Q_OBJECT
  public:
    using Then = std::function<void(Result<ExaminedCorpus>)>;

    using QObject::QObject;

    void look(const DatasetRequest& request, Then then);
    void examine(const DatasetRequest& request, Then then);
    /// Of the findings nothing is told: those that are shown stay.
    void look_again(const DatasetRequest& request, std::function<void(Result<DatasetReport>)> then);
    /// Its answer comes all the same.
    void cancel();

  Q_SIGNALS:
    void searched(qint64 folders);         ///< for recordings, so far
    void heard(qint64 done, qint64 count); ///< recordings

  private:
    template <class Work>
    void begin(Work work, Then then);

    std::map<std::string, HeardRecording> heard_; ///< by file
    std::optional<BackgroundTask> task_;
    std::optional<BackgroundTask> again_;
};

} // namespace formant
