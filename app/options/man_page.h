#pragma once

#include <string>

namespace CLI {
class App;
}

namespace formant {

/// Returns the manual page of the program and all its commands, in the format of man(7). `app` has
/// all options; `version` is the program's.
std::string man_page(const CLI::App& app, const std::string& version);

} // namespace formant
