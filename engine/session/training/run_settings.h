#pragma once

#include "engine/base/result.h"
#include "engine/train/layer_selection.h"
#include "engine/train/setting_values.h"
#include "engine/train/train_config.h"

#include <mutex>
#include <optional>

namespace formant {

/// Holds the settings of a run including all pending changes, so that an invalid change is refused
/// immediately. Thread-safe.
class RunSettings {
  public:
    explicit RunSettings(const TrainConfig& config) : pending_(config) {}

    /// Enables the check of layer patterns.
    void set_layers(ModelLayers layers);
    /// Validates a change and adds it to the pending ones. ErrorKind::usage if it is invalid.
    Result<void> add_pending(const SettingValues& settings);
    /// Replaces the settings, which discards pending changes.
    void set(const TrainConfig& config);

  private:
    std::mutex mutex_;
    TrainConfig pending_;
    std::optional<ModelLayers> layers_;
};

} // namespace formant
