#include "engine/base/disk_check.h"

#include "engine/base/os/os_access.h"
#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"

namespace formant {

Result<void> check_disk_of(const Path& file) {
    if (!can_read(file) || !check_regular_file(file))
        return {};
    const auto read = sha256_of_file(file);
    if (!read && read.error().kind == ErrorKind::disk)
        return fail(read.error());
    return {};
}

} // namespace formant
