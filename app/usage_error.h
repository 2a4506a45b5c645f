#pragma once

#include "engine/base/result.h"

#include <CLI/App.hpp>

namespace formant {

/// Converts an error of CLI11 to our form: with the option that was probably meant, and the command
/// that lists all options.
Error usage_error(const CLI::App& app, const CLI::Error& error);

} // namespace formant
