#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"
#include "ui/training/live_draft.h"
#include "ui/training/live_look.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace formant {

class ErrorNote;
class LayerPanel;
class MonitorPanel;

/// What a training trains, and how it is watched. Before a run what is changed here goes to the run
/// when it starts; while one goes on, the run takes it up at its next step.
class LiveSettingsPanel : public QWidget {
    Q_OBJECT
  public:
    explicit LiveSettingsPanel(QWidget* parent = nullptr);
    ~LiveSettingsPanel() override;

    /// Another training is chosen, and none runs.
    void show_request(const Result<RunRequest>& request);
    /// To be added to the settings of a request ("key=value"). ErrorKind::usage where something is
    /// wrong with what is shown.
    Result<std::vector<std::string>> settings() const;

    void begin_run(const QString& run_folder, bool is_followed); ///< it is trained from now on
    void end_run(const Result<RunRequest>& request);
    void take(const std::vector<TrainEvent>& events);
    /// To change_asked().
    void show_answer(const Result<void>& answer);

  Q_SIGNALS:
    void change_asked(const formant::SettingValues& settings);
    void changed(); ///< what settings() says

  protected:
    void changeEvent(QEvent* event) override;

  private:
    using Told = std::optional<std::vector<std::string>>; ///< nothing: something is wrong

    enum class State { nothing, before_a_run, runs, asked };

    void lay_out();
    void retranslate();
    void refresh();
    QString status_words() const;
    void show_facts(const LiveFacts& facts);
    void set_state(State state);
    void tell_of_change();
    void take(const SettingsChanged& changed);
    void take_back();
    void apply();

    State state_ = State::nothing;
    bool is_shown_ = false; ///< the draft is of what is chosen or trained
    using Show = void (LiveDraft::*)(const RunConfig&);
    Show show_ = &LiveDraft::begin_with;     ///< the facts that are looked for, when they come
    Told told_ = std::vector<std::string>(); ///< what settings() said last
    Message changed_;                        ///< the latest that the run has told
    LiveDraft* draft_;                       ///< a child: it outlives the focus of the fields
    LayerPanel* layers_;
    MonitorPanel* monitor_;
    QLabel* status_;
    QPushButton* apply_;
    QPushButton* take_back_;
    ErrorNote* error_;
    LiveLook look_; ///< last: its end waits for its work
};

} // namespace formant
