#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/config/config_table.h"
#include "engine/data/feature_needs.h"
#include "engine/data/feature_statistics.h"
#include "engine/models/kind_settings.h"
#include "engine/models/layer_names.h"
#include "engine/models/named_shapes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

class InheritedSettings;
struct Model;
struct UpstreamLayout;

/// What a kind of model converts.
enum class ModelRole {
    acoustic,      ///< text to mel frames
    end_to_end,    ///< text to waveform
    vocoder,       ///< mel frames to waveform
    codec,         ///< waveform to audio tokens, and back
    language_model ///< text to audio tokens
};

/// The data that determine the shapes of a model, besides its settings.
struct ModelInputs {
    MelConfig mel;
    std::int64_t n_symbols = 0;
    std::int64_t n_speakers = 1;
    FeatureStatistics statistics{}; ///< for normalization
};

/// A setting that names the checkpoint of another model.
struct ModelReference {
    std::string key;  ///< "model.unet.vocoder"
    std::string file; ///< empty: none
};

/// A kind of model: everything that the rest of the program needs to know about it. There is one
/// object per kind; model_kinds() lists them. Code outside engine/models asks the kind and compares
/// no names, so that a new kind needs a folder in engine/models, its files in CMakeLists.txt there
/// and a line in model_kinds.cpp.
class ModelKind {
  public:
    virtual ~ModelKind() = default;

    /// Returns the value of `model.name` that selects it; its settings are `model.<name>.*`.
    virtual std::string name() const = 0;
    /// Returns what the window calls it.
    virtual MessageText title() const = 0;
    /// Returns what it converts and what it is good for, for the help of `model.name`: a sentence
    /// without its first capital letter and its full stop.
    virtual MessageText description() const = 0;
    /// Returns what the values of `model.size` mean for it, in the same form; for the help.
    virtual MessageText sizes() const = 0;
    virtual ModelRole role() const = 0;

    /// Adds the struct of its settings, which the functions below find in their KindSettings.
    virtual void add_settings(KindSettings& settings) const = 0;
    /// Adds the fields of that struct as the section "model.<name>".
    virtual void add_fields(ConfigTable& table, KindSettings& settings) const = 0;
    /// Sets the widths and depths of a size: tiny, small, medium or large.
    virtual void set_size(KindSettings& settings, const std::string& size) const = 0;
    /// Checks constraints between settings; ErrorKind::usage.
    virtual Result<void> check(const KindSettings& settings, const MelConfig& mel) const = 0;
    /// Returns the preset that a configuration starts from if it names this model and no preset.
    /// `size` is empty if the configuration names none.
    virtual std::string default_preset(const std::string& size) const;

    /// Creates a freshly initialized model (weights drawn from LibTorch's default generator).
    /// `settings` must pass check(). A single speaker adds no parameters, unless the settings ask
    /// for them. With several speakers, the speaker-independent weights are initialized to the same
    /// values as with one.
    virtual Model create(const KindSettings& settings, const ModelInputs& inputs) const = 0;
    /// Returns what TrainableModel::features() of the model will return.
    virtual FeatureNeeds features(const KindSettings& settings, const MelConfig& mel) const = 0;
    /// Returns the expected shapes of the tensors that determine the size of the model's inference
    /// part, by their names in named_parameters(), without creating the model. A file whose tensors
    /// have these shapes is as large as the model. `settings` must pass check().
    virtual NamedShapes size_determining_shapes(const KindSettings& settings,
                                                const ModelInputs& inputs) const = 0;
    /// Estimates the memory in bytes that the backward pass needs for one sample of `frames`
    /// frames in float32. Accurate to a factor of about two.
    virtual double activation_bytes(const KindSettings& settings, const MelConfig& mel,
                                    double frames, bool gradient_checkpointing) const = 0;
    /// Returns true if one model can be trained on recordings of several speakers: it distinguishes
    /// them, or as a vocoder need not. create_model() refuses several speakers otherwise.
    virtual bool supports_several_speakers() const { return false; }
    /// Returns what TrainableModel::supports_gradient_checkpointing() of the model will return.
    virtual bool supports_gradient_checkpointing() const { return false; }
    /// Returns true if its layers can get adapters (models/low_rank_adapters.h).
    virtual bool supports_lora() const { return false; }
    /// Returns true if training draws masks of dropout.
    virtual bool uses_dropout() const { return false; }
    /// Returns true if its speech can have the style of a reference recording (style_in()).
    virtual bool supports_reference() const { return false; }
    /// Returns true if the model implements VoiceConversionModel.
    virtual bool supports_voice_conversion() const { return false; }

    /// Returns the name of the parameter with a row for each symbol; empty if it reads no texts.
    virtual std::string symbol_embedding() const { return ""; }
    /// Returns the names of further parameters with a row for each symbol: those of a head that
    /// predicts symbols.
    virtual std::vector<std::string> symbol_outputs() const { return {}; }
    /// Returns the names of all parts that a model of this kind can have. A model of a single
    /// speaker has no speaker embedding.
    virtual LayerNames layer_names() const = 0;
    virtual std::vector<LayerRecipe> layer_recipes() const { return {}; }

    /// Returns the setting that names a vocoder for the model's mels; nothing if it outputs audio.
    virtual std::optional<ModelReference> vocoder(const KindSettings& settings) const;
    /// Returns the setting that names a teacher (a model that implements MelRegenerator), on whose
    /// mels the model is trained; nothing if it cannot have one.
    virtual std::optional<ModelReference> teacher(const KindSettings& settings) const;
    /// Returns the setting that names a codec, on whose tokens the model is trained and whose
    /// weights become part of it, below "codec."; nothing if it has none.
    virtual std::optional<ModelReference> codec(const KindSettings& settings) const;
    /// Returns the settings that are left to the weights of a run's start; null if there are none.
    virtual const InheritedSettings* inherited_settings() const { return nullptr; }
    /// Returns true if a part of the model is not trained and comes from pretrained weights alone.
    virtual bool needs_pretrained_weights(const KindSettings& /*settings*/) const { return false; }
    /// Returns how upstream code names the weights; null if there is no upstream code.
    virtual const UpstreamLayout* upstream() const { return nullptr; }
    /// ErrorKind::usage where upstream code has no model with these settings.
    virtual Result<void> check_has_upstream_form(const KindSettings& /*settings*/) const {
        return {};
    }
};

} // namespace formant
