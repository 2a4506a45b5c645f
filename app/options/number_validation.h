#pragma once

#include <CLI/App.hpp>

namespace formant {

/// Adds a check to every numeric option of `app` and its commands, with a message in our form:
/// "--seed: 'abc' is not a whole number". Must be called after all options were added.
void add_number_validation(CLI::App& app);

} // namespace formant
