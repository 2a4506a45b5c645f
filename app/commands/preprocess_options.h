#pragma once

#include "engine/session/data/preprocess_service.h"

namespace CLI {
class App;
}

namespace formant {

/// `formant preprocess`; fills in `request`.
CLI::App* add_preprocess_options(CLI::App& app, PreprocessRequest& request);

} // namespace formant
