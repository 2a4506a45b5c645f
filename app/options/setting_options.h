#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace formant {

/// Adds `--set key=value` and its shortcuts ("--batch-size N"); they append to `settings` in the
/// order of the command line. Contradictory flags ("--amp", "--use-bf16") are rejected.
void add_setting_options(CLI::App& app, std::vector<std::string>& settings);

} // namespace formant
