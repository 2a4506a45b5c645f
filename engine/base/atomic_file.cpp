#include "engine/base/atomic_file.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_process.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

namespace formant {
namespace {

/// Returns a name for this call alone: others may write the same file at the same time, in this
/// process or another.
Path temporary_path(const Path& file) {
    static std::atomic<std::uint64_t> calls{0};
    return file.string() + fmt::format(".{}-{}.tmp", process_id(), calls++);
}

/// Replaces the temporary file name in the error by the one that the user knows.
Error with_final_name(const Path& file, const Path& temporary, Error error) {
    for (auto& [name, value] : error.what.args)
        if (value.as_text(to_english) == temporary.string())
            value = file.string();
    return error;
}

} // namespace

Result<void> write_file_atomically(const Path& file, std::string_view bytes) {
    return write_atomically(
        file, [&](const Path& temporary) { return write_and_sync(temporary, bytes); });
}

Result<void> write_atomically(const Path& file,
                              const std::function<Result<void>(const Path&)>& write) {
    const Path temporary = temporary_path(file);
    auto written = write(temporary).and_then([&] { return rename_and_sync(temporary, file); });
    std::error_code ignored; // the first failure is the one to report
    if (!written)
        std::filesystem::remove(temporary, ignored);
    return written.map_error(
        [&](Error error) { return with_final_name(file, temporary, std::move(error)); });
}

Result<std::string> read_file(const Path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    // A folder opens like a file but fails at its first byte; an empty file has none to insert.
    const bool is_empty = stream && stream.peek() == std::ifstream::traits_type::eof();
    if (!stream || (!is_empty && !(bytes << stream.rdbuf())))
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("base", "cannot read {path}: {reason}"),
                            {{"path", file.string()}, {"reason", std::strerror(errno)}}));
    return std::move(bytes).str();
}

} // namespace formant
