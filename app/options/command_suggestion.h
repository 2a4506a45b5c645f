#pragma once

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Returns the command line that was probably meant, where the first word is neither a command nor
/// a file: "formant status voice" for `stauts voice`, "formant --headless --config my.yaml" for
/// `train --config my.yaml`. `commands` are the names of all commands.
std::optional<std::string> suggested_command(const std::vector<std::string>& arguments,
                                             const std::vector<std::string>& commands);

} // namespace formant
