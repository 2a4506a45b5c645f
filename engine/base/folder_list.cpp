#include "engine/base/folder_list.h"

#include "engine/base/os/os_disk_error.h"

namespace formant {

Result<std::vector<Path>> list_folder(const Path& folder) {
    std::vector<Path> paths;
    std::error_code failure;
    std::filesystem::directory_iterator entry(folder, failure);
    for (const std::filesystem::directory_iterator end; !failure && entry != end;
         entry.increment(failure))
        paths.push_back(entry->path());
    if (failure && failure != std::errc::no_such_file_or_directory)
        return read_failure(folder, failure.value());
    return paths;
}

std::vector<Path> paths_in(const Path& folder) {
    return list_folder(folder).value_or(std::vector<Path>());
}

} // namespace formant
