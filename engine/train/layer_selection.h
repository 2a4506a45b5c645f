#pragma once

#include "engine/base/result.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace formant {

class TrainableModel;
struct LayerNames;
struct TrainConfig;

/// Name and size of a parameter.
struct ParameterSize {
    std::string name; ///< as in named_parameters()
    std::int64_t elements = 0;
};

/// A named group of layers: an entry of TrainableModel::layer_groups() without LibTorch's headers.
struct NamedLayers {
    std::string name;
    std::string title;
    std::vector<std::string> parameter_prefixes;

    bool holds(const std::string& parameter) const;
};

/// Parameters and layer groups of a model.
struct ModelLayers {
    std::vector<ParameterSize> parameters;
    std::vector<NamedLayers> groups;
};

/// Holds the values of `train.layers` and `train.layer_patterns`.
///
/// `layers` is one of:
/// full: all parameters.
/// custom: each pattern is the name of a layer group, the name of a parameter, a prefix of such a
/// name up to a dot, or a glob ("decoder.down.*.weight").
/// global_encoder, unet_only: that group alone.
/// decoder_only: the waveform decoder and its discriminators.
/// freeze_text_encoder: all groups but the text encoder, which overfits first if there are only a
/// few minutes of recordings.
/// speaker_adaptation: all groups that shape the sound of a speaker (embedding, flow, style and
/// decoder, with the discriminators). Text encoder and duration predictor stay frozen.
struct TrainableLayerSpec {
    std::string layers = "full";
    std::vector<std::string> patterns;
};

/// Names the parameters that a run trains. The others are frozen: they have no gradient and no
/// optimizer state, and their EMA does not change.
struct LayerSelection {
    std::set<std::string> trained;     ///< names of parameters
    Message summary;                   ///< number of parameters, trained groups, frozen groups
    bool only_new_text_tokens = false; ///< TrainableModel::train_new_text_tokens_only()
};

/// Returns the values of `train.layers`: full, the recipes of all kinds of model, custom.
std::vector<std::string> layer_choices();

/// Returns ErrorKind::usage if the specification selects nothing of any model: custom without
/// patterns.
Result<void> check_layer_spec(const TrainableLayerSpec& spec);

/// Returns ErrorKind::usage if a model with these parts has none that the specification selects:
/// for a recipe for another kind of model, and for a pattern that begins with the name of no part.
/// The error lists the groups of the model and names the recipe that comes nearest.
Result<void> check_layer_spec(const TrainableLayerSpec& spec, const LayerNames& names);

/// Selects the parameters to train. Pure. Returns ErrorKind::usage for a pattern without a match, a
/// recipe for a group that the model does not have, and a selection without parameters; the error
/// lists the groups of the model.
Result<LayerSelection> select_layers(const TrainableLayerSpec& spec,
                                     const std::vector<ParameterSize>& parameters,
                                     const std::vector<NamedLayers>& groups);

/// Selects the parameters of `model` that the configuration trains.
Result<LayerSelection> select_layers(const TrainConfig& config, const TrainableModel& model);

/// Returns ErrorKind::usage if new_tokens (TrainableModel::train_new_text_tokens_only()) would
/// train nothing, because the pretrained weights lack no text token.
Result<void> check_new_text_tokens(bool has_new_tokens);

/// Returns that error for a selection of the layers of `model`, which has its weights.
Result<void> check_trains_any(const LayerSelection& selection, const TrainableModel& model);

/// Returns the layers that can be trained: those of its phases. A codec within a voice, or an
/// encoder of prepared features, belongs to none.
ModelLayers layers_of(const TrainableModel& model);

} // namespace formant
