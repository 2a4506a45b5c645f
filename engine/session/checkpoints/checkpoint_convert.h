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
};

/// Converts a checkpoint to the files of the upstream VITS or HiFi-GAN code, and returns them:
/// G_N.pth and D_N.pth or g_N and do_N, config.json with the sizes of the model, and symbols.txt
/// for a model that reads texts. ErrorKind::usage if one of them exists already.
///
/// The moments of the optimizers are not converted: the upstream trainer starts with fresh ones.
Result<std::vector<std::string>> convert_checkpoint(const ConvertRequest& request);

} // namespace formant
