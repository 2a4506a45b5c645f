#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"
#include "ui/window/pages.h"
#include "ui/window/start_question.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>
#include <optional>

namespace formant {

class RunAdapter;
class RunControls;

/// Leads from recordings or a configuration to their training: saves the configuration, selects it
/// on the Training page, checks it and makes Start the default button. Also selects the opened
/// recordings instead of the demo when the user turns to the Training page.
class TrainingWorkflow : public QObject {
    Q_OBJECT
  public:
    using Ask = std::function<StartAnswer(const StartConflict& conflict)>;
    /// The arguments must outlive this object. Create it after PageCoordinator, which puts opened
    /// recordings into the configuration. `ask`: what to train if it is not what the Configuration
    /// page shows.
    TrainingWorkflow(const Pages& pages, PageStack& stack, const RunAdapter& run,
                     RunControls& controls, Ask ask, QObject* parent = nullptr);

    /// Returns the run that Start trains: the opened recordings, also if the user has not turned to
    /// the Training page since. Asks if the Configuration page shows something else.
    /// ErrorKind::interrupted if the user cancels.
    Result<RunRequest> request();

  private:
    Result<RunRequest> agreed_request();
    Result<RunRequest> request_for_shown();
    void train_recordings();
    void clear_refusal();
    void select_recordings();
    bool should_select_recordings() const;
    bool has_no_other_corpus() const;
    bool save_and_select_recordings();
    void select_config(const QString& config);
    void use_saved_config();
    void show_start();

    Pages pages_;
    PageStack& stack_;
    const RunAdapter& run_;
    RunControls& controls_;
    Ask ask_;
    bool has_refused_ = false;              ///< the Data page says that training is running
    std::optional<StartConflict> accepted_; ///< with which the user has already trained the choice
    QString selected_corpus_;               ///< last corpus selected on the Training page
};

} // namespace formant
