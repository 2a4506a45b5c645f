#include "engine/session/config/preset.h"

#include "engine/config/yaml_reader.h"

#include <fmt/format.h>

namespace formant {
namespace {

const Preset no_preset = {"none", FORMANT_TR("preset", "None"),
                          FORMANT_TR("session", "The defaults alone."), ""};

const Preset demo = {
    "demo", FORMANT_TR("preset", "Demo"),
    FORMANT_TR("session", "A voice with a vocabulary of a few words, from a minute of recordings, "
                          "trained in minutes on two CPU cores."),
    R"(text:
  keep_stress: off
data:
  concatenate_max: 4
  samples_per_epoch: 800
  length_buckets: false
  prefetch_buffer_size: 8
train:
  max_steps: 2300
  batch_size: 8
  gradient_accumulation_steps: 1
  precision: float32
  use_gradient_checkpointing: off
  preload_data_to_ram: off
  learning_rate: 1.0e-3
  warmup_steps: 50
  save_interval_steps: 500
  sample_interval_steps: 1000
)"};

const Preset automatic = {
    "automatic", FORMANT_TR("preset", "Automatic"),
    FORMANT_TR("session",
               "For any machine: a long training as in balanced, with batch size, "
               "precision and buffers chosen for its GPU or CPU (see formant hardware)."),
    R"(train:
  max_steps: 100000
  learning_rate: 5.0e-4
  warmup_steps: 1000
  ema_decay: 0.999
  valid_interval_steps: 1000
  save_interval_steps: 1000
  sample_interval_steps: 2500
)"};

const Preset small_gpu = {
    "small_gpu", FORMANT_TR("preset", "Small GPU"),
    FORMANT_TR("session", "For a GPU with 4 to 8 GB: small batches with gradient accumulation, "
                          "and low memory use."),
    R"(data:
  prefetch_buffer_size: 4
train:
  max_steps: 100000
  batch_size: 4
  gradient_accumulation_steps: 8
  learning_rate: 5.0e-4
  warmup_steps: 1000
  ema_decay: 0.999
  use_gradient_checkpointing: on
  valid_interval_steps: 1000
  save_interval_steps: 1000
  sample_interval_steps: 2500
)"};

const Preset balanced = {
    "balanced", FORMANT_TR("preset", "Balanced"),
    FORMANT_TR("session", "For a GPU with 8 to 16 GB and a corpus of some hours: the usual start."),
    R"(train:
  max_steps: 100000
  batch_size: 16
  gradient_accumulation_steps: 2
  learning_rate: 5.0e-4
  warmup_steps: 1000
  ema_decay: 0.999
  valid_interval_steps: 1000
  save_interval_steps: 1000
  sample_interval_steps: 2500
)"};

const Preset large_gpu = {"large_gpu", FORMANT_TR("preset", "Large GPU"),
                          FORMANT_TR("session",
                                     "For a GPU with 24 GB or more: large batches, more of them "
                                     "prefetched."),
                          R"(data:
  prefetch_buffer_size: 16
train:
  max_steps: 100000
  batch_size: 64
  gradient_accumulation_steps: 1
  learning_rate: 8.0e-4
  warmup_steps: 1000
  ema_decay: 0.999
  valid_interval_steps: 1000
  save_interval_steps: 1000
  sample_interval_steps: 2500
)"};

const Preset fine_tune = {
    "fine_tune", FORMANT_TR("preset", "Fine-tune from a checkpoint"),
    FORMANT_TR("session", "For fine-tuning a trained voice on other recordings: low learning rate, "
                          "few steps, frequent validation, and early stopping when the validation "
                          "loss stops improving."),
    R"(train:
  max_steps: 5000
  effective_batch_size: 8
  learning_rate: 1.0e-4
  warmup_steps: 100
  ema_decay: 0.99
  on_plateau: lower_rate
  early_stopping: true
  valid_interval_steps: 250
  save_interval_steps: 250
  sample_interval_steps: 250
)"};

/// Name and texts of a preset.
struct PresetTexts {
    const char* name;
    MessageText title;
    MessageText help;
};

/// The values in which the recipes of the upstream code differ.
struct UpstreamRecipe {
    const char* model;
    const char* size;
    int max_steps;
    double learning_rate_decay;
    const char* adamw = ""; ///< further settings of AdamW
};

/// Returns a preset that trains as the upstream code does.
Preset upstream_preset(const PresetTexts& texts, const UpstreamRecipe& recipe) {
    return {texts.name, texts.title, texts.help,
            fmt::format(R"(model:
  name: {}
  size: {}
train:
  max_steps: {}
  effective_batch_size: 16
  learning_rate: 2.0e-4
  schedule: exponential
  learning_rate_decay: {}
  warmup_steps: 0
  betas: [0.8, 0.99]
{}  weight_decay: 0.01
  grad_clip: 1.0e+9
  explosion_threshold: 100
  ema_decay: 0.999
  valid_interval_steps: 1000
  save_interval_steps: 1000
  sample_interval_steps: 1000
)",
                        recipe.model, recipe.size, recipe.max_steps, recipe.learning_rate_decay,
                        recipe.adamw)};
}

/// The recipe of Kim et al. 2021, section 3.2.
Preset vits_preset(const PresetTexts& texts, const char* size) {
    return upstream_preset(texts, {"vits", size, 300000, 0.999875, "  epsilon: 1.0e-9\n"});
}

/// The recipe of Kong et al. 2020, section 3.
Preset hifigan_preset() {
    return upstream_preset(
        {"hifigan", FORMANT_TR("preset", "Vocoder (HiFi-GAN)"),
         FORMANT_TR("session", "A vocoder (HiFi-GAN V3) that converts the mel spectrograms of "
                               "unet and xtts voices to audio. It is trained on audio alone, so "
                               "recordings need no texts.")},
        {"hifigan", "small", 200000, 0.999});
}

/// As IndexTTS2's community trains it.
const Preset indextts2 = {
    "indextts2", FORMANT_TR("preset", "IndexTTS2 (GPT)"),
    FORMANT_TR("session", "Fine-tuning of the GPT of IndexTTS2 on a manifest of prepared tokens, "
                          "as its community trains it."),
    R"(model:
  name: indextts2
  size: large
train:
  max_steps: 20000
  effective_batch_size: 32
  learning_rate: 2.0e-5
  learning_rate_final: 0
  warmup_steps: 1000
  betas: [0.9, 0.999]
  weight_decay: 0.01
  epsilon: 1.0e-8
  grad_clip: 1.0
  ema_decay: 0.99
  valid_interval_steps: 1000
  save_interval_steps: 1000
  keep_checkpoints: 3
)"};

const Preset dvae = {
    "dvae", FORMANT_TR("preset", "Codec (DVAE)"),
    FORMANT_TR("session", "A codec that turns mel spectrograms into audio tokens and back, for a "
                          "voice model over audio tokens. It is trained on audio alone, so "
                          "recordings need no texts."),
    R"(model:
  name: dvae
  size: small
train:
  max_steps: 50000
  batch_size: 32
  learning_rate: 5.0e-4
  warmup_steps: 500
  betas: [0.9, 0.99]
  grad_clip: 1.0
  ema_decay: 0.999
  valid_interval_steps: 1000
  save_interval_steps: 1000
)"};

const Preset gpt_tiny = {
    "gpt-tiny", FORMANT_TR("preset", "Voice over tokens, tiny"),
    FORMANT_TR("session", "A voice over audio tokens with a vocabulary of a few words, from a "
                          "minute of recordings, trained in minutes on two CPU cores. Needs a "
                          "codec (preset dvae, model.size tiny)."),
    R"(model:
  name: xtts
  size: tiny
  xtts:
    conditioning_frames: 16
text:
  keep_stress: off
data:
  concatenate_max: 4
  samples_per_epoch: 800
  length_buckets: false
  prefetch_buffer_size: 8
train:
  max_steps: 5000
  batch_size: 8
  gradient_accumulation_steps: 1
  precision: float32
  use_gradient_checkpointing: off
  preload_data_to_ram: off
  learning_rate: 1.0e-3
  warmup_steps: 100
  betas: [0.9, 0.96]
  save_interval_steps: 1000
  sample_interval_steps: 1000
)"};

const Preset gpt_small = {
    "gpt-small", FORMANT_TR("preset", "Voice over tokens, small"),
    FORMANT_TR("session", "A voice over audio tokens that speaks in the voice of a reference "
                          "recording, trained from nothing on hours of recordings. Needs a codec "
                          "(preset dvae)."),
    R"(model:
  name: xtts
  size: small
train:
  max_steps: 200000
  effective_batch_size: 64
  learning_rate: 3.0e-4
  warmup_steps: 2000
  betas: [0.9, 0.96]
  weight_decay: 0.01
  grad_clip: 1.0
  ema_decay: 0.999
  valid_interval_steps: 1000
  save_interval_steps: 1000
  sample_interval_steps: 2500
)"};

const Preset xtts_v2 = {
    "xtts-v2", FORMANT_TR("preset", "XTTS v2, fine-tuning"),
    FORMANT_TR("session", "Fine-tunes the published XTTS v2 on recordings of one or several "
                          "voices. Needs its files in one folder; name its model.pth in "
                          "train.pretrained_path (--base-checkpoint)."),
    R"(model:
  name: xtts
  size: large
  xtts:
    variant: v2
    default_voice_share: 0
audio:
  sample_rate_hz: 22050
  mel_scale: htk
  spectrum: power
text:
  language: en
train:
  max_steps: 10000
  effective_batch_size: 64
  learning_rate: 5.0e-6
  warmup_steps: 100
  betas: [0.9, 0.96]
  weight_decay: 0.01
  grad_clip: 1.0
  ema_decay: 0.999
  valid_interval_steps: 500
  save_interval_steps: 500
  sample_interval_steps: 500
)"};

std::vector<Preset> all_presets() {
    return {
        no_preset,
        demo,
        automatic,
        small_gpu,
        balanced,
        large_gpu,
        fine_tune,
        vits_preset(
            {"vits-small", FORMANT_TR("preset", "VITS, small"),
             FORMANT_TR("session", "VITS, an end-to-end text-to-speech model, small and fast.")},
            "small"),
        vits_preset({"vits-medium", FORMANT_TR("preset", "VITS, medium"),
                     FORMANT_TR("session", "VITS with the upstream encoders and a light decoder.")},
                    "medium"),
        vits_preset({"vits-large", FORMANT_TR("preset", "VITS, large"),
                     FORMANT_TR("session", "VITS with the sizes of the upstream ljs_base.")},
                    "large"),
        hifigan_preset(),
        indextts2,
        dvae,
        gpt_tiny,
        gpt_small,
        xtts_v2};
}

const Preset* find_preset(const std::string& name) {
    for (const Preset& preset : presets())
        if (preset.name == name)
            return &preset;
    return nullptr;
}

} // namespace

const std::vector<Preset>& presets() {
    static const std::vector<Preset> all = all_presets();
    return all;
}

std::vector<std::string> preset_names() {
    std::vector<std::string> names;
    for (const Preset& preset : presets())
        names.emplace_back(preset.name);
    return names;
}

Result<void> apply_preset(const ConfigTable& table, const std::string& name) {
    const Preset* found = find_preset(name);
    return found == nullptr ? Result<void>() : read_yaml(table, found->yaml, "preset " + name);
}

} // namespace formant
