#pragma once

#include "ui/window/pages.h"

#include <QtCore/QObject>
#include <QtCore/QSettings>

namespace formant {

class RunAdapter;

/// Restores what the user worked on: recordings, configuration, selected run and device. A run that
/// was active when the window crashed is selected, so that Start continues that very run. Each
/// choice is saved immediately, so that a crash loses nothing. Files and folders that no longer
/// exist are not opened.
class WorkspaceState : public QObject {
    Q_OBJECT
  public:
    /// `file`: window_state_file(). The command line takes precedence over saved choices. `pages`
    /// and `run` must outlive this object.
    WorkspaceState(const Pages& pages, const RunAdapter& run, const RunRequest& request,
                   const QString& file, QObject* parent = nullptr);

  private:
    void restore(const RunRequest& request);
    QString run_to_select() const;
    QString saved_run() const;
    void track_changes(const RunAdapter& run);
    void save_choices();
    void save_started_run(const RunAdapter& run);
    QString saved_value(const char* key) const;

    Pages pages_;
    QSettings settings_;
};

} // namespace formant
