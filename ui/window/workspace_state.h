#pragma once

#include "ui/training/run_history_loader.h"
#include "ui/window/pages.h"

#include <QtCore/QObject>
#include <QtCore/QSettings>

#include <memory>

namespace formant {

class RunAdapter;

/// Restores what the user worked on: recordings, configuration, selected run and device, and the
/// run that was trained last with its plots. Each choice is saved immediately, so that a crash
/// loses nothing. Files and folders that no longer exist are not opened.
class WorkspaceState : public QObject {
    Q_OBJECT
  public:
    /// `file`: window_state_file(). The command line takes precedence over saved choices. `pages`
    /// and `run` must outlive this object.
    WorkspaceState(const Pages& pages, const RunAdapter& run, const RunRequest& request,
                   const QString& file, QObject* parent = nullptr);

  private:
    void restore(const RunRequest& request);
    void show_run(const QString& folder);
    void track_changes(const RunAdapter& run);
    void save_choices();
    QString saved_value(const char* key) const;

    Pages pages_;
    QSettings settings_;
    std::unique_ptr<RunHistoryLoader> history_; ///< until another run starts
};

} // namespace formant
