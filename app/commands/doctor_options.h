#pragma once

#include "engine/session/corpus/dataset_service.h"

namespace CLI {
class App;
}

namespace formant {

/// `formant doctor`; fills in `dataset`.
CLI::App* add_doctor_options(CLI::App& app, DatasetRequest& dataset);

} // namespace formant
