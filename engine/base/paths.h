#pragma once

#include <filesystem>
#include <optional>

namespace formant {

using Path = std::filesystem::path;

/// Return the user's folders by the XDG base directory specification, each ending in "formant".
Path config_home(); ///< gpu_config.json, settings
Path cache_home();  ///< features, LibTorch, demo corpus
Path data_home();   ///< runs
Path state_home();  ///< queue, window, first-run mark
/// Returns the folder for sockets, which is emptied at logout; nothing if the system has none.
std::optional<Path> runtime_home();

} // namespace formant
