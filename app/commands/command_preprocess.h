#pragma once

#include "engine/session/data/preprocess_service.h"

namespace formant {

/// `preprocess`: shows how far it is, then says what is in the cache and what was left out; the
/// exit code. Ctrl-C ends it, keeping what is decoded.
int preprocess_in_terminal(const PreprocessRequest& request);

} // namespace formant
