#include "engine/session/checkpoints/checkpoint_removal.h"

#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/keep_mark.h"

namespace formant {

void add_with_what_lies_beside(const Path& checkpoint, std::vector<Path>& files) {
    files.push_back(checkpoint); // first, as what lies beside is harmless without it
    for (const Path& beside : {hash_beside(checkpoint), keep_mark_beside(checkpoint)})
        if (path_exists(beside))
            files.push_back(beside);
}

Result<CleanedCheckpoints> remove_files(const std::vector<Path>& files, bool only_tell) {
    CleanedCheckpoints cleaned;
    for (const Path& file : files) {
        std::error_code gone; // somebody else was faster
        const std::uintmax_t bytes = std::filesystem::file_size(file, gone);
        if (auto removed = only_tell ? Result<void>() : remove_file(file); !removed)
            return fail(removed.error());
        cleaned.removed.push_back(file.string());
        cleaned.bytes += gone ? 0 : bytes;
    }
    return cleaned;
}

} // namespace formant
