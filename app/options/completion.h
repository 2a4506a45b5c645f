#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace formant {

/// Names of the shells for which there is a completion script.
std::vector<std::string> completion_shells();

/// Returns the script that completes commands, options and their choices in `shell`, one of
/// completion_shells(). All other arguments are completed as names of files.
std::string completion_script(const CLI::App& app, const std::string& shell);

} // namespace formant
