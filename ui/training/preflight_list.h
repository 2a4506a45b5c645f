#pragma once

#include "engine/session/preflight/preflight.h"
#include "ui/tasks/background_task.h"
#include "ui/training/message_list.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace formant {

/// What became of a training that ran here: it came to its end, or was stopped on its way.
enum class RunOutcome { trained, stopped, neither };

/// What is looked at before a training, beside its start: a list that a button fills, line by line
/// while the engine looks, and what came of it.
class PreflightList : public QWidget {
    Q_OBJECT
  public:
    using ChosenRun = std::function<Result<RunRequest>()>;
    using Look =
        std::function<Result<void>(const RunRequest&, const Cancellation&, const OnPreflightLine&)>;
    /// `look` runs in a thread of its own.
    PreflightList(ChosenRun chosen, Look look, QWidget* parent = nullptr);

    /// What is shown is about nothing that is chosen.
    void forget();
    /// The same, unless what was looked at is still what is chosen, as it is now.
    void forget_other();
    /// A look that is under way is given up.
    void give_up();
    /// What is chosen is being trained, and then no longer.
    void begin_run();
    void set_paused(bool paused);
    void end_run(RunOutcome outcome);
    /// As if its button were pressed, unless it looks already.
    void look_now();

  Q_SIGNALS:
    void found_fit(bool mended); ///< it was not fit before

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// What the list is about, and what the button does.
    enum class State { unlooked, looking, fit, unfit, interrupted, trained, stopped };

    /// What a look was about.
    struct Looked {
        RunRequest request;
        std::string stamp; ///< of the configuration's file

        bool operator==(const Looked& other) const;
    };

    void look_or_stop();
    void look(const RunRequest& request);
    void show(const PreflightLine& line);
    void show_result(const Result<void>& result);
    void set_state(State state);
    void retranslate();
    QString summary() const;
    std::optional<Looked> chosen_now() const;

    ChosenRun chosen_;
    Look look_;
    State state_ = State::unlooked;
    bool is_trained_now_ = false;
    bool is_paused_ = false;
    bool was_unfit_ = false; ///< at the look before
    std::optional<Looked> looked_;
    int look_number_ = 0; ///< lines of an earlier look are not shown
    QLabel* summary_;
    QPushButton* check_;
    MessageList* lines_;
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
