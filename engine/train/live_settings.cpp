#include "engine/train/live_settings.h"

#include "engine/train/changed_config.h"
#include "engine/train/trained_layers.h"

namespace formant {
namespace {

bool changes_layers(const TrainConfig& from, const TrainConfig& to) {
    return from.layers != to.layers || from.layer_patterns != to.layer_patterns;
}

Message words_of_change(const SettingsChange& change, std::int64_t step) {
    return message(
        FORMANT_TR("train", "from step {step} on: {settings}"),
        {{"step", std::to_string(step + 1)}, {"settings", in_one_line(change.settings)}});
}

Message with_layers(Message changed, const LayerSelection& layers) {
    return message(FORMANT_TR("train", "{changed}; {layers}"),
                   {{"changed", std::move(changed)}, {"layers", layers.summary}});
}

} // namespace

JudgeConfig loss_judge_config(const TrainConfig& config) {
    return {config.loss_explosion_protection, config.explosion_threshold,
            config.rollback_after_skips};
}

ValidationJudgeConfig validation_judge_config(const TrainConfig& config) {
    return {config.patience};
}

void LiveSettings::take(const SettingsChange& change) {
    auto taken = try_to_take(change);
    if (taken)
        in_.observer.on_event(SettingsChanged{in_.progress.step, change.settings, change.replayed,
                                              std::move(*taken)});
    else
        in_.observer.on_event(Advice{
            in_.progress.step, "settings-refused",
            message(FORMANT_TR("train", "the settings stay as they are, and the training goes "
                                        "on: {reason}"),
                    {{"reason", taken.error().what}})});
}

/// Whatever can fail comes first.
Result<Message> LiveSettings::try_to_take(const SettingsChange& change) {
    const auto config = with_settings(in_.config, change.settings);
    if (!config)
        return fail(config.error());
    Message words = words_of_change(change, in_.progress.step);
    if (changes_layers(in_.config, *config)) {
        const auto layers = trained_layers(*config, in_.model);
        if (!layers)
            return fail(layers.error());
        if (auto trained = train_layers(*layers); !trained)
            return fail(trained.error());
        words = with_layers(std::move(words), *layers);
    }
    in_.config = *config;
    in_.judge.configure(loss_judge_config(*config));
    in_.validation_judge.configure(validation_judge_config(*config));
    return words;
}

/// A roll-back must not move layers that are frozen now.
Result<void> LiveSettings::train_layers(const LayerSelection& layers) {
    return in_.executor.train_only(layers.trained).map([this] { in_.save_points.keep_state(); });
}

} // namespace formant
