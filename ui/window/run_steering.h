#pragma once

#include "ui/training/run_adapter.h"
#include "ui/window/run_controls.h"

#include <functional>
#include <optional>

namespace formant {

/// Between the bar and the run: the buttons become commands, what the run says becomes words and
/// progress.
class RunSteering : public QObject {
    Q_OBJECT
  public:
    /// What to train when somebody presses Start.
    using ChosenRun = std::function<Result<RunRequest>()>;
    /// `adapter` and `controls` outlive it.
    RunSteering(RunAdapter& adapter, RunControls& controls, ChosenRun chosen,
                QObject* parent = nullptr);

    /// Start settles first what it trains; what is chosen otherwise is only looked at.
    void settle_at_start(ChosenRun settled) { settled_ = std::move(settled); }
    /// In another way than by Start; `words` say what happens meanwhile.
    void begin(const RunStarter& starter, const RunRequest& request, RunControls::Words words);
    /// As Start does it, but of this.
    void start_with(const RunRequest& request);
    /// Of what runs; it is saved first.
    void stop();
    /// A start that has failed: the bar says again what it said before it.
    void forget_start();
    bool is_paused() const { return controls_.state() == RunControls::State::paused; }
    /// What is chosen can be trained: what kept it from being started is gone, and its words go.
    /// Those of a run that has failed go only where what was found before is mended.
    void forget_failure(bool mended);
    /// Whether a start of what is chosen begins it or goes on with it.
    void look_at_choice();
    /// Beside the progress, until the run has something to say.
    void say(RunControls::Words words, RunControls::Tone tone = RunControls::Tone::plain);

  Q_SIGNALS:
    void starting(); ///< what is only being looked at has to wait

  private:
    void start();
    void show_ready();
    QString ready_words() const;
    void take_choice(bool has_choice, bool goes_on);
    void show_preparing(RunControls::Words words);
    void show_not_started(const Error& error);
    void take(const std::vector<TrainEvent>& batch);
    void take(const RunState& state);
    void take(const StepReport& report);
    void take(const CheckpointSaved& saved);
    void show_end(const RunEnd& end);
    void show_left();

    RunAdapter& adapter_;
    RunControls& controls_;
    ChosenRun chosen_, settled_;
    bool is_not_started_ = false;
    bool has_choice_ = false;
    bool says_ready_ = false; ///< what to do for a start
    bool said_ready_ = false; ///< before the start
    RunControls::Said before_start_;
    std::optional<BackgroundTask> looking_; ///< last: its end waits for its work
};

} // namespace formant
