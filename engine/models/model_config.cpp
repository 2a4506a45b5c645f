#include "engine/models/model_config.h"

namespace formant {

void add_model_fields(ConfigTable& table, ModelConfig& config) {
    table.add("model", config,
              {field("name", &ModelConfig::name, FORMANT_TR("models", "Kind of model."))
                   .choices({"unet"})});
    table.add("model.unet", config.unet, unet_fields());
}

} // namespace formant
