#pragma once

#include "ui/training/run_past.h"
#include "ui/window/pages.h"

#include <QtCore/QObject>
#include <QtCore/QSettings>

#include <memory>

namespace formant {

class RunAdapter;

/// What was being worked on stands there again when the window comes back: the recordings, the
/// configuration, what is chosen to be trained and on what, and the run that was trained last with
/// its plots. Each is kept as soon as it is chosen, so that a crash loses none; what is no longer
/// there is not opened.
class KeptWork : public QObject {
    Q_OBJECT
  public:
    /// `file` as of kept_places.h. What the command line names goes before what was kept. `pages`
    /// and `run` outlive it.
    KeptWork(const Pages& pages, const RunAdapter& run, const RunRequest& asked,
             const QString& file, QObject* parent = nullptr);

  private:
    void restore(const RunRequest& asked);
    void show_run(const QString& folder);
    void follow(const RunAdapter& run);
    void keep_choices();
    QString kept(const char* key) const;

    Pages pages_;
    QSettings settings_;
    std::unique_ptr<RunPast> past_; ///< of the run that is shown until another one begins
};

} // namespace formant
