#include "engine/train/trained_layers.h"

namespace formant {

ModelLayers layers_of(const TrainableModel& model) {
    ModelLayers layers;
    for (const auto& parameter : model.named_parameters())
        layers.parameters.push_back({parameter.key(), parameter.value().numel()});
    for (const LayerGroup& group : model.layer_groups())
        layers.groups.push_back({group.name, group.title, group.parameter_prefixes});
    return layers;
}

Result<LayerSelection> trained_layers(const TrainConfig& config, const TrainableModel& model) {
    const ModelLayers layers = layers_of(model);
    return select_layers({config.layers, config.layer_patterns}, layers.parameters, layers.groups);
}

} // namespace formant
