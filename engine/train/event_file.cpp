#include "engine/train/event_file.h"

#include "engine/base/log.h"
#include "engine/train/tfrecord.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <ctime>
#include <utility>

namespace formant {
namespace {

constexpr std::string_view prefix = "events.out.tfevents.";

/// The seconds that a name tells; 0 where it is no event file's.
std::int64_t seconds_in(const std::string& name) {
    std::int64_t seconds = 0;
    if (name.starts_with(prefix))
        std::from_chars(name.data() + prefix.size(), name.data() + name.size(), seconds);
    return seconds;
}

std::int64_t seconds_of_newest(const Path& folder) {
    std::int64_t newest = 0;
    std::error_code ignored; // a folder that cannot be read shows when the file is made
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored))
        newest = std::max(newest, seconds_in(entry.path().filename().string()));
    return newest;
}

/// Later than the newest, even where the clock was set back.
Path name_after(std::int64_t newest) {
    const std::int64_t seconds = std::max<std::int64_t>(std::time(nullptr), newest + 1);
    return fmt::format("{}{:010}.formant", prefix, seconds);
}

} // namespace

Result<std::unique_ptr<EventFile>> EventFile::create(const Path& folder) {
    const std::int64_t newest = seconds_of_newest(folder);
    std::unique_ptr<EventFile> file(new EventFile(folder / name_after(newest), newest > 0));
    if (file->file_)
        return file;
    return fail(ErrorKind::disk,
                message(FORMANT_TR("train", "cannot write {path}: {reason}"),
                        {{"path", file->path_.string()}, {"reason", std::strerror(errno)}}));
}

EventFile::EventFile(const Path& file, bool is_continuation)
    : path_(file), file_(file, std::ios::binary), is_continuation_(is_continuation) {}

void EventFile::write(std::string_view event) {
    file_ << tfrecord(event) << std::flush;
    if (file_ || std::exchange(told_, true))
        return;
    log(LogLevel::error, message(FORMANT_TR("train", "{path} cannot be written any more; what "
                                                     "TensorBoard shows of this run is not whole"),
                                 {{"path", path_.string()}}));
}

} // namespace formant
