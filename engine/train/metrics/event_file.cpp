#include "engine/train/metrics/event_file.h"

#include "engine/base/folder_list.h"
#include "engine/base/log.h"
#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/train/metrics/tfrecord.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <ctime>
#include <utility>

namespace formant {
namespace {

constexpr std::string_view name_prefix = "events.out.tfevents.";

/// Parses the seconds in the name of an event file. Returns 0 for other files.
std::int64_t seconds_in(const std::string& name) {
    std::int64_t seconds = 0;
    if (name.starts_with(name_prefix))
        std::from_chars(name.data() + name_prefix.size(), name.data() + name.size(), seconds);
    return seconds;
}

Result<std::int64_t> seconds_of_newest(const Path& folder) {
    if (!folder_exists(folder))
        return read_failure(folder, ENOENT);
    return list_folder(folder).map([](const std::vector<Path>& files) {
        std::int64_t newest = 0;
        for (const Path& file : files)
            newest = std::max(newest, seconds_in(file.filename().string()));
        return newest;
    });
}

/// Returns a name that sorts after the newest, even if the clock was set back.
Path name_after(std::int64_t newest) {
    const std::int64_t seconds = std::max<std::int64_t>(std::time(nullptr), newest + 1);
    return fmt::format("{}{:010}.formant", name_prefix, seconds);
}

} // namespace

Result<std::unique_ptr<EventFile>> EventFile::create(const Path& folder) {
    return seconds_of_newest(folder).map([&](std::int64_t newest) {
        return std::unique_ptr<EventFile>(new EventFile(folder, newest));
    });
}

void EventFile::write(std::string_view event) {
    if (!file_)
        file_.emplace(folder_ / name_after(newest_));
    file_->write(tfrecord(event));
}

} // namespace formant
