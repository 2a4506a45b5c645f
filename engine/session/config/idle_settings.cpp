#include "engine/session/config/idle_settings.h"

#include "engine/session/config/model_facts.h"

#include <initializer_list>

namespace formant {
namespace {

class IdleSettings {
  public:
    void add(bool is_idle, std::initializer_list<const char*> keys, MessageText why) {
        for (const char* key : keys)
            if (is_idle)
                found_.push_back({key, message(why)});
    }
    std::vector<IdleSetting> take() { return std::move(found_); }

  private:
    std::vector<IdleSetting> found_;
};

/// Those of the kinds of model that are not trained.
void look_at_model(RunConfig config, IdleSettings& idle) {
    const ConfigTable table = run_config_table(config).below("model");
    for (const BoundField& bound : table.fields())
        idle.add(is_of_another_model(config.voice.model, bound.key), {bound.key.c_str()},
                 FORMANT_TR("session", "counts only for another kind of model"));
    idle.add(!can_recompute(config.voice.model), {"train.use_gradient_checkpointing"},
             FORMANT_TR("session", "counts only for another kind of model"));
}

void look_at_texts(RunConfig config, IdleSettings& idle) {
    const bool is_read = needs_texts(config.voice);
    const MessageText why = FORMANT_TR("session", "counts only for a model that learns texts");
    const ConfigTable table = run_config_table(config).below("text");
    for (const BoundField& bound : table.fields())
        idle.add(!is_read, {bound.key.c_str()}, why);
    idle.add(config.voice.model.name == "hifigan", {"train.sample_texts"},
             FORMANT_TR("session", "counts only for a model that speaks"));
    idle.add(is_read && config.voice.text.mode != "phonemes", {"text.keep_stress"},
             FORMANT_TR("session", "counts only where texts are read as phonemes"));
}

void look_at_data(const DataConfig& data, IdleSettings& idle) {
    idle.add(data.concatenate_max == 1,
             {"data.concatenate_pause_ms_max", "data.concatenate_edge_ms_min",
              "data.concatenate_edge_ms_max", "data.samples_per_epoch", "data.exclude_sequences"},
             FORMANT_TR("session", "counts only where recordings are joined (concatenate_max above "
                                   "1)"));
    idle.add(!data.normalise_loudness, {"data.loudness_target_lufs"},
             FORMANT_TR("session", "counts only with normalise_loudness"));
}

void look_at_steps(const TrainConfig& train, IdleSettings& idle) {
    idle.add(train.schedule == "exponential", {"train.learning_rate_final"},
             FORMANT_TR("session", "counts only with schedule: cosine"));
    idle.add(train.schedule != "exponential", {"train.learning_rate_decay"},
             FORMANT_TR("session", "counts only with schedule: exponential"));
    idle.add(train.epochs > 0, {"train.max_steps"},
             FORMANT_TR("session", "train.epochs says when the training ends"));
    idle.add(train.batch_size > 0 && train.gradient_accumulation_steps > 0,
             {"train.effective_batch_size"},
             FORMANT_TR("session", "counts only where batch_size or gradient_accumulation_steps is "
                                   "automatic"));
    idle.add(train.precision == "float32" || train.precision == "bf16", {"train.amp_init_scale"},
             FORMANT_TR("session", "counts only in fp16"));
    idle.add(!train.use_torch_compile, {"train.compile_mode", "train.compile_fullgraph"},
             FORMANT_TR("session", "counts only with use_torch_compile"));
    idle.add(train.layers != "custom", {"train.layer_patterns"},
             FORMANT_TR("session", "counts only with layers: custom"));
    idle.add(train.pretrained_path.empty(), {"train.pretrained_partial"},
             FORMANT_TR("session", "counts only with pretrained_path"));
}

void look_at_watch(const TrainConfig& train, IdleSettings& idle) {
    idle.add(train.on_plateau == "nothing" && !train.early_stopping, {"train.patience"},
             FORMANT_TR("session", "counts only where a plateau is looked for: on_plateau or "
                                   "early_stopping"));
    idle.add(!train.loss_explosion_protection, {"train.explosion_threshold"},
             FORMANT_TR("session", "counts only with loss_explosion_protection"));
}

} // namespace

std::vector<IdleSetting> idle_settings(const RunConfig& config) {
    IdleSettings idle;
    look_at_texts(config, idle);
    look_at_model(config, idle);
    look_at_data(config.data, idle);
    look_at_steps(config.train, idle);
    look_at_watch(config.train, idle);
    return idle.take();
}

} // namespace formant
