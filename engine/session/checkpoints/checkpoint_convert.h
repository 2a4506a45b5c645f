#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

struct ConvertRequest {
    std::string checkpoint; ///< of this program, of a vits or hifigan training
    std::string out;        ///< folder; made where it is missing
    bool raw_weights = false;
};

/// Writes a checkpoint as the public code reads it: G_N.pth and D_N.pth of vits, g_N and do_N of
/// hifigan, config.json with the model's sizes, and symbols.txt of a model that speaks. Files that
/// are there already are ErrorKind::usage. What was written.
///
/// The optimisers' moments stay behind: the public trainer begins them anew.
Result<std::vector<std::string>> convert_checkpoint(const ConvertRequest& request);

} // namespace formant
