#include "engine/base/version.h"

namespace formant {

std::string formant_version() {
    return FORMANT_VERSION;
}

std::string torch_version() {
    return FORMANT_TORCH_VERSION;
}

} // namespace formant
