#pragma once

#include "engine/base/result.h"

#include <CLI/App.hpp>

namespace formant {

/// What CLI11 found wrong with a command line, in the form of our other errors: with the option
/// that was most likely meant, and the command that lists all.
Error usage_error(const CLI::App& app, const CLI::Error& error);

} // namespace formant
