#include "engine/train/trained_layers.h"

namespace formant {

Result<LayerSelection> trained_layers(const TrainConfig& config, const TrainableModel& model) {
    std::vector<ParameterSize> parameters;
    for (const auto& parameter : model.named_parameters())
        parameters.push_back({parameter.key(), parameter.value().numel()});
    std::vector<NamedLayers> groups;
    for (const LayerGroup& group : model.layer_groups())
        groups.push_back({group.name, group.title, group.parameter_prefixes});
    return select_layers({config.layers, config.layer_patterns}, parameters, groups);
}

} // namespace formant
