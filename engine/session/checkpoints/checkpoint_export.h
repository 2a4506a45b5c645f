#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

/// The checkpoint to export and the form of the exported file.
struct ExportRequest {
    std::string checkpoint; ///< of this program, or weights of another: .pt, .pth, .safetensors
    std::string out;        ///< .pt or .safetensors file
    bool ema_only = false;  ///< the EMA weights in place of the raw ones
    bool half = false;      ///< float16
};

/// Checks the name of a checkpoint to write: ErrorKind::usage if it has another extension than .pt
/// and .safetensors, or exists already.
Result<void> check_new_checkpoint(const std::string& out);

/// Exports a checkpoint for inference, without the state that only training needs; the voice sounds
/// the same. Of another program's file only the weights are exported. ErrorKind::usage if `out` has
/// another extension or exists already.
Result<void> export_checkpoint(const ExportRequest& request);

} // namespace formant
