#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace formant {

/// `--set key=value`, and the options that stand for it ("--batch-size N"); they fill in `settings`
/// in the order of the command line. Flags that contradict each other ("--amp", "--use-bf16") are
/// refused.
void add_setting_options(CLI::App& app, std::vector<std::string>& settings);

} // namespace formant
