#pragma once

#include "engine/session/runs/run_samples.h"

#include <QtCore/QFileSystemWatcher>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <string>
#include <vector>

namespace formant {

/// Tells that a run may have spoken or saved, whoever trains it.
class SamplesWatcher : public QObject {
    Q_OBJECT
  public:
    explicit SamplesWatcher(QObject* parent = nullptr);
    /// `samples`: those that are known, the newest first. What is new in older folders is not told:
    /// a long run has thousands of them.
    void watch(const std::string& run, const std::vector<RunSample>& samples);

  Q_SIGNALS:
    void changed();

  private:
    QFileSystemWatcher watcher_;
    QTimer soon_; ///< several files come one after the other
};

} // namespace formant
