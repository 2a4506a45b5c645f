#include "engine/train/live_settings.h"

#include "engine/train/changed_config.h"

namespace formant {
namespace {

bool changes_layers(const TrainConfig& from, const TrainConfig& to) {
    return from.layers != to.layers || from.layer_patterns != to.layer_patterns;
}

Message change_message(const SettingsChange& change, std::int64_t step) {
    return message(
        FORMANT_TR("train", "from step {step} on: {settings}"),
        {{"step", std::to_string(step + 1)}, {"settings", settings_text(change.settings)}});
}

Message with_layers(Message changed, const LayerSelection& layers) {
    return message(FORMANT_TR("train", "{changed}; {layers}"),
                   {{"changed", std::move(changed)}, {"layers", layers.summary}});
}

} // namespace

void LiveSettings::apply(const SettingsChange& change) {
    auto applied = try_apply(change);
    if (applied)
        observer_.on_event(SettingsChanged{state_.progress.step, change.settings, change.replayed,
                                           std::move(*applied)});
    else
        observer_.on_event(
            Advice{state_.progress.step, "settings-refused",
                   message(FORMANT_TR("train", "the settings were not changed, and training "
                                               "continues: {reason}"),
                           {{"reason", applied.error().what}})});
}

/// Validates everything before it changes any state.
Result<Message> LiveSettings::try_apply(const SettingsChange& change) {
    const auto config = with_settings(state_.config, change.settings);
    if (!config)
        return fail(config.error());
    Message summary = change_message(change, state_.progress.step);
    if (changes_layers(state_.config, *config)) {
        const auto layers = select_layers(*config, state_.model());
        if (!layers)
            return fail(layers.error());
        if (const auto trains = check_trains_any(*layers, state_.model()); !trains)
            return fail(trains.error());
        set_trainable_layers(*layers);
        summary = with_layers(std::move(summary), *layers);
    }
    state_.configure(*config);
    return summary;
}

/// Takes a new snapshot, because a rollback must not change layers that are frozen now.
void LiveSettings::set_trainable_layers(const LayerSelection& layers) {
    state_.model().train_new_text_tokens_only(layers.only_new_text_tokens);
    state_.optimization.set_trainable(layers.trained);
    checkpoints_.snapshot_state();
}

} // namespace formant
