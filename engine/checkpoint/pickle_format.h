#pragma once

#include "engine/base/paths.h"

namespace formant {

/// Format of a file with pickled data.
enum class PickleFormat {
    zip,            ///< PyTorch since version 1.6, and this program
    truncated_zip,  ///< a zip without its end, or an empty file
    legacy_pytorch, ///< PyTorch before version 1.6: consecutive pickles without a zip
    unknown,
    unreadable,
};

/// Detects the format by the first and last bytes of a file.
PickleFormat detect_pickle_format(const Path& file);

} // namespace formant
