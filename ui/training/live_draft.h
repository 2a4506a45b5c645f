#pragma once

#include "engine/session/runs/live_config.h"
#include "ui/configuration/config_document.h"

namespace formant {

/// Holds the settings that can change during training: the current values, and the edited ones in a
/// document.
class LiveDraft : public QObject {
    Q_OBJECT
  public:
    explicit LiveDraft(QObject* parent = nullptr) : QObject(parent) {}

    ConfigDocument& document() { return document_; }

    /// Shows another run and discards pending changes.
    void reset_to(const RunConfig& actual);
    /// Updates the current values of the same run and keeps pending changes.
    void update_actual(const RunConfig& actual);
    /// Updates the current values of the same run and keeps all shown values; those that differ
    /// become pending.
    void rebase_on(const RunConfig& actual);
    /// Applies a change that the run reports.
    void apply(const SettingsChanged& changed);
    /// Returns the values that differ from the current ones, in the form of Run::change().
    SettingValues pending() const;
    void revert(); ///< discards pending changes
    /// Returns the first error of the edited values; null if there is none.
    const ConfigFault* fault() const;

  private:
    void show(const RunConfig& actual, const SettingValues& pending);

    RunConfig actual_;
    ConfigDocument document_;
};

} // namespace formant
