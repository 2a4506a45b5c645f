#pragma once

#include "engine/base/paths.h"

namespace formant {

enum class PickleForm {
    zip,         ///< of PyTorch since version 1.6, and of this program
    cut_zip,     ///< the same without its end, or nothing at all
    old_pytorch, ///< before version 1.6: pickles one after another, without a zip around them
    unknown,
    unreadable,
};

/// Tells by a file's first and last bytes what is to be read as a pickle.
PickleForm form_of_pickle(const Path& file);

} // namespace formant
