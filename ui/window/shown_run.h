#pragma once

#include "engine/session/runs/run_outlook.h"
#include "ui/window/pages.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <optional>
#include <vector>

namespace formant {

class RunAdapter;
class RunController;
class RunControls;

/// Keeps plots, samples, checkpoints and progress those of one run, and names it everywhere: the
/// active run, or else the chosen one.
class ShownRun : public QObject {
    Q_OBJECT
  public:
    /// The arguments must outlive this object.
    ShownRun(const Pages& pages, const RunAdapter& run, RunController& controller,
             RunControls& controls, QObject* parent = nullptr);

    /// Returns the window's title: the voice and its progress.
    QString title() const;

  Q_SIGNALS:
    void title_changed();

  private:
    void show_choice(const RunOutlook* chosen);
    void show_active();
    void show_files(const QString& folder);
    void set_progress(qint64 step, qint64 max_steps);
    void set_name(const QString& name);

    Pages pages_;
    const RunAdapter& run_;
    RunControls& controls_;
    bool is_new_choice_ = true; ///< the user has chosen something since a run was shown
    std::optional<RunOutlook> chosen_;
    QString name_; ///< empty: no run is shown
    qint64 step_ = 0, max_steps_ = 0;
};

} // namespace formant
