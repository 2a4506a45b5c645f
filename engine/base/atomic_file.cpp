#include "engine/base/atomic_file.h"

#include "engine/base/os_files.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

namespace formant {

Result<void> write_file_atomically(const Path& file, std::string_view bytes) {
    Path temporary = file;
    temporary += ".tmp";
    return write_and_sync(temporary, bytes).and_then([&] {
        return rename_and_sync(temporary, file);
    });
}

Result<std::string> read_file(const Path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream)
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("base", "cannot read {path}: {reason}"),
                            {{"path", file.string()}, {"reason", std::strerror(errno)}}));
    return bytes;
}

} // namespace formant
