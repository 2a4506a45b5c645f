#include "engine/models/model_config.h"

namespace formant {

void set_model_size(ModelConfig& config, const std::string& size) {
    config.size = size;
    set_unet_size(config.unet, size);
}

void add_model_fields(ConfigTable& table, ModelConfig& config) {
    table.add("model", config,
              {field("name", &ModelConfig::name, FORMANT_TR("models", "Kind of model."))
                   .choices({"unet"}),
               field("size", &ModelConfig::size,
                     FORMANT_TR("models", "Widths and depths to begin with; a single setting of "
                                          "the model wins over it. unet: 2.3, 5.9 or 17.6 million "
                                          "parameters."))
                   .choices({"tiny", "small", "medium"})});
    table.add("model.unet", config.unet, unet_fields());
}

} // namespace formant
