#include "engine/models/lora_config.h"

namespace formant {

std::vector<Field> lora_fields() {
    return {
        field("lora_rank", &LoraConfig::rank,
              FORMANT_TR("models", "Rank of LoRA: small matrices that are trained in place of the "
                                   "layers of a transformer, with a fraction of the memory. Needs "
                                   "train.layers: lora, or custom. 0 adds none."))
            .label(FORMANT_TR("field", "LoRA rank"))
            .range(0, 256)
            .alias("--lora-rank"),
        field("lora_alpha", &LoraConfig::alpha,
              FORMANT_TR("models", "Scale of LoRA: what the matrices add is multiplied by alpha / "
                                   "rank."))
            .label(FORMANT_TR("field", "LoRA alpha"))
            .range(0.001, 100000)
            .alias("--lora-alpha"),
        field("lora_targets", &LoraConfig::targets,
              FORMANT_TR("models", "Layers that get LoRA: those of the attention, the "
                                   "feed-forward layers, or all of both."))
            .label(FORMANT_TR("field", "LoRA layers"))
            .choices({"all", "attention", "feed_forward"})
            .alias("--lora-targets"),
        field("lora_dropout", &LoraConfig::dropout,
              FORMANT_TR("models", "Dropout rate of the input of LoRA's matrices."))
            .label(FORMANT_TR("field", "LoRA dropout"))
            .range(0, 0.9)
            .alias("--lora-dropout"),
    };
}

} // namespace formant
