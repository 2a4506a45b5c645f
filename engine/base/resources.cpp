#include "engine/base/resources.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_module.h"

namespace formant {

Path resources_folder() {
    const Path installed = engine_folder().parent_path().parent_path() / "share/formant/resources";
    return path_exists(installed) ? installed : Path(FORMANT_RESOURCES);
}

Path installer_folder() {
    return resources_folder().parent_path() / "installer";
}

} // namespace formant
