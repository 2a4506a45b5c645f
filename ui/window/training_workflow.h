#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"
#include "ui/window/pages.h"

#include <QtCore/QObject>
#include <QtCore/QString>

namespace formant {

class RunAdapter;
class RunControls;

/// Leads from recordings or a configuration to their training: saves the configuration, selects it
/// on the Training page, checks it and makes Start the default button. Also selects the opened
/// recordings instead of the demo when the user turns to the Training page.
class TrainingWorkflow : public QObject {
    Q_OBJECT
  public:
    /// The arguments must outlive this object. Create it after PageCoordinator, which puts opened
    /// recordings into the configuration.
    TrainingWorkflow(const Pages& pages, PageStack& stack, const RunAdapter& run,
                     RunControls& controls, QObject* parent = nullptr);

    /// Returns the run that Start trains: the opened recordings, also if the user has not turned to
    /// the Training page since.
    Result<RunRequest> request();

  private:
    void train_recordings();
    void select_recordings();
    bool should_select_recordings() const;
    bool has_no_other_corpus() const;
    bool save_and_select_recordings();
    void select_config(const QString& config);
    void show_start();

    Pages pages_;
    PageStack& stack_;
    const RunAdapter& run_;
    RunControls& controls_;
    QString selected_corpus_; ///< last corpus selected on the Training page
};

} // namespace formant
