#pragma once

#include "engine/session/preflight/preflight.h"
#include "ui/tasks/background_task.h"
#include "ui/training/message_list.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace formant {

/// Classifies the end of a run: completed, stopped by the user, or anything else.
enum class RunOutcome { trained, stopped, other };

/// Runs the preflight checks of the chosen run on a button press and lists their findings as they
/// arrive: failures first, then warnings, which the summary counts.
class PreflightList : public QWidget {
    Q_OBJECT
  public:
    using ChosenRun = std::function<Result<RunRequest>()>;
    using RunChecks = std::function<Result<void>(const RunRequest&, const CancellationToken&,
                                                 const OnPreflightCheck&)>;
    /// `run_checks` runs in a background thread.
    PreflightList(ChosenRun chosen, RunChecks run_checks, QWidget* parent = nullptr);

    /// Discards the findings.
    void clear();
    /// Discards the findings unless they still apply to the current choice, or a run is active: a
    /// change that is applied to it does not undo the checks of its start.
    void clear_if_changed();
    /// Cancels checks that are running and discards their findings.
    void cancel();
    /// Shows that the chosen run is being trained, until end_run().
    void begin_run();
    void set_paused(bool paused);
    void end_run(RunOutcome outcome);
    /// Runs the checks unless they are running already.
    void check_now();

  Q_SIGNALS:
    void preflight_passed(bool is_fixed); ///< `is_fixed`: the previous check had failed

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// State of the findings, which also determines what the button does.
    enum class State { not_checked, checking, passed, failed, canceled, trained, stopped };

    /// Identifies what was checked.
    struct CheckedRun {
        RunRequest request;
        std::string stamp; ///< of the configuration file

        bool operator==(const CheckedRun& other) const;
    };

    void check_or_cancel();
    void start_checks(const RunRequest& request);
    void add_finding(const PreflightCheck& check);
    void clear_findings();
    void show_result(const Result<void>& result);
    void set_state(State state);
    void retranslate();
    QString summary() const;
    QString passed_text() const;
    std::optional<CheckedRun> current_choice() const;

    ChosenRun chosen_;
    RunChecks run_checks_;
    State state_ = State::not_checked;
    bool is_training_ = false;
    bool is_paused_ = false;
    bool has_failed_before_ = false; ///< at the previous check
    std::optional<CheckedRun> checked_;
    int check_number_ = 0; ///< findings of earlier checks are ignored
    int failures_ = 0;     ///< listed first
    int warnings_ = 0;     ///< listed after the failures
    QLabel* summary_;
    QPushButton* check_;
    MessageList* lines_;
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
