#pragma once

#include "engine/base/result.h"
#include "engine/train/layer_selection.h"
#include "engine/train/setting_values.h"
#include "engine/train/train_config.h"

#include <mutex>
#include <optional>

namespace formant {

/// The settings of a run as they will be once every change that was asked for is made: so that who
/// asks for one hears at once why it cannot be. Any thread may call it.
class RunSettings {
  public:
    explicit RunSettings(const TrainConfig& config) : expected_(config) {}

    /// From now on layers are checked too.
    void know(ModelLayers layers);
    /// ErrorKind::usage where the change cannot be made; it is then not expected.
    Result<void> expect(const SettingValues& settings);
    /// As they are now.
    void set(const TrainConfig& config);

  private:
    std::mutex mutex_;
    TrainConfig expected_;
    std::optional<ModelLayers> layers_;
};

} // namespace formant
