#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run.h"
#include "engine/session/runs/run_request.h"
#include "ui/training/live_config_loader.h"
#include "ui/training/live_draft.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace formant {

class ErrorNote;
class LayerPanel;
class MonitorPanel;

/// Edits the trainable layers and the monitoring settings. Before a run the changes are used when
/// it starts; during a run they are applied at its next step.
class LiveSettingsPanel : public QWidget {
    Q_OBJECT
  public:
    explicit LiveSettingsPanel(QWidget* parent = nullptr);
    ~LiveSettingsPanel() override;

    /// Shows another request while no run is active. Changes made here are kept if its
    /// configuration is the same file, which may have been saved again.
    void show_request(const Result<RunRequest>& request);
    /// Returns the settings to add to a request ("key=value"). ErrorKind::usage if a shown value is
    /// invalid.
    Result<std::vector<std::string>> settings() const;

    void begin_run(const QString& run_folder, bool is_followed); ///< the run is active from now on
    void end_run(const Result<RunRequest>& request);
    void handle(const std::vector<TrainEvent>& events);
    /// Shows the answer to change_requested().
    void show_answer(const Result<void>& answer);

  Q_SIGNALS:
    void change_requested(const formant::SettingValues& settings);
    void changed(); ///< settings() returns something else

  protected:
    void changeEvent(QEvent* event) override;

  private:
    using Settings = std::optional<std::vector<std::string>>; ///< nullopt if a value is invalid

    enum class State { empty, before_run, running, requested };

    void lay_out();
    void retranslate();
    void refresh();
    QString status_text() const;
    void show_config(const LiveConfig& loaded);
    void set_state(State state);
    void emit_if_changed();
    void handle(const SettingsChanged& changed);
    void handle(const RunState& state);
    void revert();
    void apply();

    State state_ = State::empty;
    bool has_failed_to_load_ = false; ///< the panel shows why
    bool is_shown_ = false;           ///< the draft shows the chosen or active run
    std::string chosen_file_;         ///< the configuration of the request
    using Update = void (LiveDraft::*)(const RunConfig&);
    Update update_ = &LiveDraft::reset_to;     ///< how the loaded configuration is shown
    LiveConfigLoader::Source recorded_config_; ///< of the active run, until it has recorded it
    Settings emitted_settings_ =
        std::vector<std::string>(); ///< last settings that changed() announced
    Message last_change_;           ///< latest change that the run reported
    LiveDraft* draft_;              ///< a child, because it must outlive the focus of the fields
    LayerPanel* layers_;
    MonitorPanel* monitor_;
    QLabel* status_;
    QPushButton* apply_;
    QPushButton* revert_;
    ErrorNote* error_;
    LiveConfigLoader loader_; ///< last member: its destructor waits for the work
};

} // namespace formant
