#pragma once

#include "engine/session/data/preprocess_service.h"

namespace CLI {
class App;
}

namespace formant {

/// Runs `preprocess`: shows the progress, then what is in the cache and what was skipped. Returns
/// the exit code. Ctrl-C ends it and keeps what is decoded.
int preprocess_in_terminal(const PreprocessRequest& request);

/// Adds `formant preprocess`; parsing fills `request`.
CLI::App* add_preprocess_options(CLI::App& app, PreprocessRequest& request);

} // namespace formant
