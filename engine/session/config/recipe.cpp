#include "engine/session/config/recipe.h"

#include <utility>

namespace formant {
namespace {

using Settings = std::vector<std::string>;

std::vector<RecipeRun> codec_vocoder_voice(Settings codec, Settings vocoder, Settings voice) {
    return {{"-codec", std::move(codec)},
            {"-vocoder", std::move(vocoder), {{"model.hifigan.teacher", 0}}},
            {"", std::move(voice), {{"model.xtts.codec", 0}, {"model.xtts.vocoder", 1}}}};
}

/// Adds settings for a minute of single words, on the CPU.
Settings for_few_recordings(Settings settings) {
    const Settings more = {"data.concatenate_max=4",    "data.samples_per_epoch=800",
                           "data.length_buckets=false", "train.gradient_accumulation_steps=1",
                           "train.precision=float32",   "train.preload_data_to_ram=off"};
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

Recipe gpt_tiny_recipe() {
    return {"gpt-tiny", FORMANT_TR("recipe", "Voice over tokens from nothing, tiny"),
            FORMANT_TR("session", "Codec, vocoder and voice with a vocabulary of a few words, from "
                                  "a minute of recordings, on two CPU cores."),
            codec_vocoder_voice(
                for_few_recordings({"preset=dvae", "model.size=tiny", "train.max_steps=3000",
                                    "train.batch_size=8", "train.learning_rate=1.0e-3",
                                    "train.warmup_steps=50", "train.ema_decay=0.99"}),
                for_few_recordings({"preset=hifigan", "model.hifigan.discriminator_channels=64",
                                    "train.max_steps=3200", "train.batch_size=2"}),
                {"preset=gpt-tiny"})};
}

Recipe gpt_small_recipe() {
    return {"gpt-small", FORMANT_TR("recipe", "Voice over tokens from nothing, small"),
            FORMANT_TR("session", "Codec, vocoder and voice that speaks in the voice of a "
                                  "reference recording, from hours of recordings, on a GPU."),
            codec_vocoder_voice({"preset=dvae"}, {"preset=hifigan"}, {"preset=gpt-small"})};
}

/// The discriminators start from random values, so they can be small, which a CPU needs.
Recipe adapt_recipe() {
    return {"adapt",
            FORMANT_TR("recipe", "Adapt a voice of Piper"),
            FORMANT_TR("session", "A voice made for synthesis only (Piper's voice.onnx) gets a "
                                  "posterior encoder, then learns the voice of the recordings."),
            {{"-fitted",
              {"preset=fine_tune", "train.layers=posterior_encoder_only",
               "model.vits.discriminator_channels=64", "train.learning_rate=1.0e-3",
               "train.max_steps=3000", "train.early_stopping=false"}},
             {"",
              {"preset=fine_tune", "model.vits.discriminator_channels=64", "train.max_steps=3000"},
              {{"train.pretrained_path", 0, "checkpoints/final_ema.pt"}}}},
            /*adapts_voice=*/true};
}

} // namespace

const std::vector<Recipe>& recipes() {
    static const std::vector<Recipe> all = {gpt_tiny_recipe(), gpt_small_recipe(), adapt_recipe()};
    return all;
}

std::vector<std::string> recipe_names() {
    std::vector<std::string> names;
    for (const Recipe& recipe : recipes())
        names.emplace_back(recipe.name);
    return names;
}

} // namespace formant
