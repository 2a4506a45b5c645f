#pragma once

#include "app/commands/command_checkpoint.h"

#include <CLI/App.hpp>

namespace formant {

/// Adds `checkpoint list|info|verify|clean|export|convert`; parsing fills `request`.
CLI::App* add_checkpoint_options(CLI::App& app, CheckpointRequest& request);

} // namespace formant
