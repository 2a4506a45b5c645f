#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

struct ExportRequest {
    std::string checkpoint; ///< of this program, or weights of another: .pt, .pth, .safetensors
    std::string out;        ///< .pt or .safetensors, by its name
    bool ema_only = false;  ///< the averaged weights in place of the raw ones
    bool half = false;      ///< float16
};

/// Writes what a voice needs, without what only a training needs; it speaks as the checkpoint does.
/// Of another program's file it takes the weights. A name that is unfit or there already is
/// ErrorKind::usage.
Result<void> export_checkpoint(const ExportRequest& request);

} // namespace formant
