#include "engine/base/resources.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"

namespace formant {
namespace {

Path installed_resources() {
    return engine_folder().parent_path().parent_path() / "share/formant/resources";
}

} // namespace

Path resources_folder() {
    const Path installed = installed_resources();
    return path_exists(installed) ? installed : Path(FORMANT_RESOURCES);
}

Path installer_folder() {
    return resources_folder().parent_path() / "installer";
}

std::string cuda_libtorch_command() {
    return path_exists(installed_resources()) ? "formant libtorch download --cuda"
                                              : "installer/quickstart --cuda";
}

} // namespace formant
