#include "engine/session/training/run_settings.h"

#include "engine/train/changed_config.h"

#include <utility>

namespace formant {

void RunSettings::set_layers(ModelLayers layers) {
    const std::lock_guard lock(mutex_);
    layers_ = std::move(layers);
}

Result<void> RunSettings::add_pending(const SettingValues& settings) {
    const std::lock_guard lock(mutex_);
    auto changed = with_settings(pending_, settings);
    if (!changed)
        return fail(changed.error());
    if (layers_) {
        const TrainableLayerSpec choice{changed->layers, changed->layer_patterns};
        if (auto found = select_layers(choice, layers_->parameters, layers_->groups); !found)
            return fail(found.error());
    }
    pending_ = std::move(*changed);
    return {};
}

void RunSettings::set(const TrainConfig& config) {
    const std::lock_guard lock(mutex_);
    pending_ = config;
}

} // namespace formant
