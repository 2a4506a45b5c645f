#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// The checkpoint to convert and where to write the result.
struct ConvertRequest {
    std::string checkpoint;   ///< of this program, of a kind with upstream code
    std::string out;          ///< folder; created if it is missing
    bool raw_weights = false; ///< the raw weights in place of the EMA weights
    bool lora_only = false;   ///< the LoRA alone, in place of the model with the LoRA merged
};

/// Converts a checkpoint to the files of the upstream code, and returns them: G_N.pth and D_N.pth
/// (VITS), g_N and do_N (HiFi-GAN), or a plain state dict, the upstream configuration with the
/// sizes of the model, and symbols.txt for a model that reads texts. With `lora_only`,
/// adapter_model.safetensors and adapter_config.json as Hugging Face's PEFT reads them.
/// ErrorKind::usage if one of them exists already, or if there is no LoRA.
///
/// The moments of the optimizers are not converted: the upstream trainer starts with fresh ones.
Result<std::vector<std::string>> convert_checkpoint(const ConvertRequest& request);

} // namespace formant
