#include "engine/base/version.h"

#include "engine/base/os/os_module.h"

#include <ATen/Version.h>

namespace formant {

std::string formant_version() {
    return FORMANT_VERSION;
}

std::string torch_version() {
    return FORMANT_TORCH_VERSION;
}

Path libtorch_folder() {
    const Path library = file_of_symbol(reinterpret_cast<const void*>(&at::show_config));
    return library.parent_path().parent_path();
}

} // namespace formant
