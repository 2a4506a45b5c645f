#pragma once

#include "engine/session/runs/live_config.h"
#include "ui/configuration/config_document.h"

namespace formant {

/// The settings of a training that can change while it runs: as they are, and as somebody wants
/// them, which is the document.
class LiveDraft : public QObject {
    Q_OBJECT
  public:
    explicit LiveDraft(QObject* parent = nullptr) : QObject(parent) {}

    ConfigDocument& document() { return document_; }

    /// Of another training: what was wanted of the one before goes.
    void begin_with(const RunConfig& actual);
    /// Of the same; what is wanted stays.
    void set_actual(const RunConfig& actual);
    /// Of the same; all that is shown stays, and is wanted where it is another value.
    void compare_with(const RunConfig& actual);
    void take(const SettingsChanged& changed);
    /// Other values than they are, as Run::change takes them.
    SettingValues wanted() const;
    void take_back(); ///< what is wanted
    /// The first that is wrong with what is wanted; null: nothing.
    const ConfigFault* fault() const;

  private:
    void show(const RunConfig& actual, const SettingValues& wanted);

    RunConfig actual_;
    ConfigDocument document_;
};

} // namespace formant
