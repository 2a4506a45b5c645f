#include "engine/session/config/inactive_settings.h"

#include "engine/models/model_kinds.h"
#include "engine/session/config/model_facts.h"

#include <initializer_list>

namespace formant {
namespace {

constexpr const char* tokenizer_key = "text.tokenizer";

class InactiveSettings {
  public:
    void add(bool is_inactive, std::initializer_list<const char*> keys, MessageText why) {
        for (const char* key : keys)
            if (is_inactive)
                found_.push_back({key, message(why)});
    }
    std::vector<InactiveSetting> take() { return std::move(found_); }

  private:
    std::vector<InactiveSetting> found_;
};

/// Adds the settings of the kinds of model that are not trained.
void add_model_settings(RunConfig config, InactiveSettings& inactive) {
    const ConfigTable table = run_config_table(config).below("model");
    for (const BoundField& bound : table.fields())
        inactive.add(is_of_another_model(config.voice.model, bound.key), {bound.key.c_str()},
                     FORMANT_TR("session", "only used by another kind of model"));
    inactive.add(!kind_of(config.voice.model).supports_gradient_checkpointing(),
                 {"train.use_gradient_checkpointing"},
                 FORMANT_TR("session", "only used by another kind of model"));
    inactive.add(
        !kind_of(config.voice.model).supports_lora(),
        {"model.lora_rank", "model.lora_alpha", "model.lora_targets", "model.lora_dropout"},
        FORMANT_TR("session", "only used by another kind of model"));
    inactive.add(!config.voice.model.lora.is_on(),
                 {"model.lora_alpha", "model.lora_targets", "model.lora_dropout"},
                 FORMANT_TR("session", "only used with LoRA (model.lora_rank above 0)"));
}

void add_text_settings(RunConfig config, InactiveSettings& inactive) {
    const bool reads_texts = needs_texts(config.voice);
    const bool is_prepared = features_of(config.voice.model, config.voice.audio).prepared;
    const MessageText why = FORMANT_TR("session", "only used by a model that is trained on texts");
    const MessageText of_tokens =
        FORMANT_TR("session", "only used by a model that is trained on prepared tokens");
    const ConfigTable table = run_config_table(config).below("text");
    for (const BoundField& bound : table.fields())
        if (bound.key != tokenizer_key)
            inactive.add(!reads_texts, {bound.key.c_str()}, why);
    inactive.add(!reads_texts && !is_prepared, {tokenizer_key}, why);
    inactive.add(!is_prepared, {"data.more_manifests", "data.more_validation_manifests"},
                 of_tokens);
    const ModelRole role = kind_of(config.voice.model).role();
    inactive.add(is_prepared || role == ModelRole::vocoder || role == ModelRole::codec,
                 {"train.sample_texts"},
                 FORMANT_TR("session", "only used by a model that synthesizes speech from texts"));
    inactive.add(reads_texts && config.voice.text.reads_pieces(),
                 {"text.mode", "text.keep_punctuation", "text.spell_numbers", "text.symbols"},
                 FORMANT_TR("session", "not used with a tokenizer (text.tokenizer), which reads "
                                       "the texts as they are written"));
    inactive.add(reads_texts &&
                     (config.voice.text.mode != "phonemes" || config.voice.text.reads_pieces()),
                 {"text.keep_stress"},
                 FORMANT_TR("session", "only used if texts are converted to phonemes"));
}

void add_data_settings(const DataConfig& data, InactiveSettings& inactive) {
    inactive.add(
        data.concatenate_max == 1,
        {"data.concatenate_pause_ms_max", "data.concatenate_edge_ms_min",
         "data.concatenate_edge_ms_max", "data.samples_per_epoch", "data.exclude_sequences"},
        FORMANT_TR("session", "only used if recordings are concatenated (concatenate_max above "
                              "1)"));
    inactive.add(!data.normalize_loudness, {"data.loudness_target_lufs"},
                 FORMANT_TR("session", "only used with normalise_loudness"));
}

void add_step_settings(const TrainConfig& train, InactiveSettings& inactive) {
    inactive.add(train.schedule == "exponential", {"train.learning_rate_final"},
                 FORMANT_TR("session", "only used with schedule: cosine"));
    inactive.add(train.schedule != "exponential", {"train.learning_rate_decay"},
                 FORMANT_TR("session", "only used with schedule: exponential"));
    inactive.add(train.epochs > 0, {"train.max_steps"},
                 FORMANT_TR("session", "train.epochs determines when training ends"));
    inactive.add(train.batch_size > 0 && train.gradient_accumulation_steps > 0,
                 {"train.effective_batch_size"},
                 FORMANT_TR("session", "only used if batch_size or gradient_accumulation_steps is "
                                       "automatic"));
    inactive.add(train.precision == "float32" || train.precision == "bf16",
                 {"train.amp_init_scale"}, FORMANT_TR("session", "only used in fp16"));
    inactive.add(!train.replays_steps(), {"train.compile_fullgraph"},
                 FORMANT_TR("session", "only used with compile_mode: reduce-overhead"));
    inactive.add(train.layers != "custom", {"train.layer_patterns"},
                 FORMANT_TR("session", "only used with layers: custom"));
    inactive.add(train.pretrained_path.empty(), {"train.pretrained_partial"},
                 FORMANT_TR("session", "only used with pretrained_path"));
}

void add_monitoring_settings(const TrainConfig& train, InactiveSettings& inactive) {
    inactive.add(train.on_plateau == "nothing" && !train.early_stopping, {"train.patience"},
                 FORMANT_TR("session", "only used if plateaus are detected: on_plateau or "
                                       "early_stopping"));
    inactive.add(!train.loss_explosion_protection, {"train.explosion_threshold"},
                 FORMANT_TR("session", "only used with loss_explosion_protection"));
}

} // namespace

std::vector<InactiveSetting> inactive_settings(const RunConfig& config) {
    InactiveSettings inactive;
    add_text_settings(config, inactive);
    add_model_settings(config, inactive);
    add_data_settings(config.data, inactive);
    add_step_settings(config.train, inactive);
    add_monitoring_settings(config.train, inactive);
    return inactive.take();
}

} // namespace formant
