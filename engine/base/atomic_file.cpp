#include "engine/base/atomic_file.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_process.h"
#include "engine/base/text/bytes_text.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <fstream>
#include <vector>

namespace formant {
namespace {

/// Returns a name for this call alone: others may write the same file at the same time, in this
/// process or another.
Path temporary_path(const Path& file) {
    static std::atomic<std::uint64_t> calls{0};
    constexpr std::size_t longest_beginning = 200; // so that all of the name is at most 255 bytes
    return file.parent_path() / fmt::format("{}.{}-{}.tmp",
                                            file.filename().string().substr(0, longest_beginning),
                                            process_id(), calls++);
}

bool is_device(const Path& file) {
    std::error_code unreadable; // then writing says why
    return std::filesystem::status(file, unreadable).type() ==
           std::filesystem::file_type::character;
}

tl::unexpected<Error> too_large(const Path& file, std::uint64_t max_bytes) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("base", "cannot read {path}: it has more than {bytes}, too much "
                                           "for a file of this kind"),
                        {{"path", file.string()}, {"bytes", bytes_text(max_bytes)}}));
}

/// Reads to the end, which file_size() does not know: it is 0 for the files of /proc.
Result<std::string> read_all(std::istream& stream, const Path& file, std::uint64_t max_bytes) {
    std::string bytes;
    std::vector<char> block(1 << 16);
    while (stream && bytes.size() <= max_bytes) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        bytes.append(block.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (bytes.size() > max_bytes)
        return too_large(file, max_bytes);
    if (stream.eof())
        return bytes;
    return read_failure(file, errno);
}

} // namespace

Error with_final_name(const Path& file, const Path& temporary, Error error) {
    for (auto& [name, value] : error.what.args)
        if (value.verbatim() == temporary.string())
            value = file.string();
    return error;
}

Result<void> write_file_atomically(const Path& file, std::string_view bytes) {
    return write_atomically(
        file, [&](const Path& temporary) { return write_and_sync(temporary, bytes); });
}

Result<void> write_atomically(const Path& file,
                              const std::function<Result<void>(const Path&)>& write) {
    if (is_device(file))
        return write(file);
    const Path temporary = temporary_path(file);
    auto written = write(temporary).and_then([&] { return rename_and_sync(temporary, file); });
    std::error_code ignored; // the first failure is the one to report
    if (!written)
        std::filesystem::remove(temporary, ignored);
    return written.map_error(
        [&](Error error) { return with_final_name(file, temporary, std::move(error)); });
}

Result<std::string> read_file(const Path& file, std::uint64_t max_bytes) {
    return open_input_file(file).and_then(
        [&](std::ifstream stream) { return read_all(stream, file, max_bytes); });
}

Result<std::string> read_file_if_present(const Path& file) {
    return path_exists(file) ? read_file(file) : std::string();
}

Result<std::string> read_stream(const Path& source, std::uint64_t max_bytes) {
    std::ifstream stream(source, std::ios::binary);
    return read_all(stream, source, max_bytes);
}

bool is_temporary_name(const Path& file) {
    const std::string name = file.stem().string();
    const std::string number = name.substr(name.rfind('.') + 1);
    const auto mark = number.find('-');
    return file.extension() == ".tmp" && mark != 0 && mark != std::string::npos &&
           mark + 1 < number.size() &&
           number.find_first_not_of("0123456789", mark + 1) == std::string::npos &&
           number.find_first_not_of("0123456789") == mark;
}

} // namespace formant
