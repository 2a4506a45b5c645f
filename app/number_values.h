#pragma once

#include <CLI/App.hpp>

namespace formant {

/// Has every option of `app` and its commands that takes a number refuse what is none in words of
/// ours: "--seed: 'abc' is no whole number". To be called when all options are there.
void refuse_what_is_no_number(CLI::App& app);

} // namespace formant
