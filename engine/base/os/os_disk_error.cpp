#include "engine/base/os/os_disk_error.h"

#include <cerrno>
#include <cstring>

namespace formant {
Error disk_error(Message what, int error_number) {
    return {ErrorKind::disk, std::move(what), error_number == ENOSPC || error_number == EDQUOT};
}

Error disk_error(Message what, const std::error_code& failure) {
    return disk_error(std::move(what), failure.value());
}

tl::unexpected<Error> file_failure(MessageText text, const Path& file, int error_number) {
    return fail(disk_error(
        message(text, {{"path", file.string()}, {"reason", std::strerror(error_number)}}),
        error_number));
}

tl::unexpected<Error> read_failure(const Path& file, int error_number) {
    return file_failure(FORMANT_TR("base", "cannot read {path}: {reason}"), file, error_number);
}

tl::unexpected<Error> write_failure(const Path& file, int error_number) {
    return file_failure(FORMANT_TR("base", "cannot write {path}: {reason}"), file, error_number);
}

} // namespace formant
