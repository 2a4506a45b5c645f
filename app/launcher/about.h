#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// Returns the line of `formant --version`.
std::string version_line();

/// Returns the text of `formant --version --verbose`: version, build, the LibTorch that is used
/// (empty: none), and the licenses of the program and of all parts that it is made of. `libraries`
/// is the folder of the program's libraries: parts that only some packages contain are listed if
/// they are there.
std::string about_text(const Path& libtorch, const Path& libraries);

} // namespace formant
