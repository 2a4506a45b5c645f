#pragma once

#include "engine/session/runs/run_samples.h"

#include <QtCore/QFileSystemWatcher>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <string>
#include <vector>

namespace formant {

/// Emits changed() when a run may have new samples or checkpoints, whichever process trains it.
class SamplesWatcher : public QObject {
    Q_OBJECT
  public:
    explicit SamplesWatcher(QObject* parent = nullptr);
    /// `samples`: the known ones, newest first. Only their newest folders are watched, because a
    /// long run has thousands.
    void watch(const std::string& run, const std::vector<RunSample>& samples);

  Q_SIGNALS:
    void changed();

  private:
    QFileSystemWatcher watcher_;
    QTimer debounce_; ///< several files are written in succession
};

} // namespace formant
