#include "engine/base/os/os_disk_error.h"

#include <cerrno>

namespace formant {

Error disk_error(Message what, int error_number) {
    return {ErrorKind::disk, std::move(what), error_number == ENOSPC || error_number == EDQUOT};
}

Error disk_error(Message what, const std::error_code& failure) {
    return disk_error(std::move(what), failure.value());
}

} // namespace formant
