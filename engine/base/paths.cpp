#include "engine/base/paths.h"

#include "engine/base/os/os_user.h"

#include <cstdlib>

namespace formant {
namespace {

Path xdg_folder(const char* variable, const char* below_home) {
    const char* set = std::getenv(variable);
    // The specification requires relative paths to be ignored.
    if (set != nullptr && Path(set).is_absolute())
        return Path(set) / "formant";
    return home_folder() / below_home / "formant";
}

} // namespace

std::optional<Path> runtime_home() {
    const char* set = std::getenv("XDG_RUNTIME_DIR");
    if (set == nullptr || !Path(set).is_absolute())
        return std::nullopt;
    return Path(set) / "formant";
}

Path config_home() {
    return xdg_folder("XDG_CONFIG_HOME", ".config");
}
Path cache_home() {
    return xdg_folder("XDG_CACHE_HOME", ".cache");
}
Path data_home() {
    return xdg_folder("XDG_DATA_HOME", ".local/share");
}
Path state_home() {
    return xdg_folder("XDG_STATE_HOME", ".local/state");
}

} // namespace formant
