#include "engine/session/interop/public_config_files.h"

#include "engine/base/os/os_files.h"

namespace formant {
namespace {

/// lightning_logs/version_0/checkpoints.
constexpr int folders_of_lightning = 3;

} // namespace

std::vector<Path> public_configs_of(const Path& checkpoint) {
    std::vector<Path> there;
    const int above = checkpoint.extension() == ".ckpt" ? folders_of_lightning : 0;
    Path folder = std::filesystem::absolute(checkpoint).parent_path();
    for (int i = 0; i <= above; ++i, folder = folder.parent_path())
        if (path_exists(folder / "config.json"))
            there.push_back(folder / "config.json");
    return there;
}

} // namespace formant
