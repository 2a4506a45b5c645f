#include "engine/checkpoint/keep_mark.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os_files.h"

namespace formant {
namespace {

/// For whoever opens it.
constexpr const char* words = "Formant Studio removes the checkpoint beside this file only when "
                              "it is told to remove this very one.\n";

} // namespace

Path keep_mark_beside(const Path& file) {
    return file.string() + ".keep";
}

bool is_kept_by_hand(const Path& file) {
    return path_exists(keep_mark_beside(file));
}

Result<void> keep_by_hand(const Path& file, bool keep) {
    if (keep)
        return write_file_atomically(keep_mark_beside(file), words);
    std::error_code failure;
    std::filesystem::remove(keep_mark_beside(file), failure);
    if (!failure)
        return {};
    return fail(ErrorKind::disk, message(FORMANT_TR("checkpoint", "cannot remove {file}: {reason}"),
                                         {{"file", keep_mark_beside(file).string()},
                                          {"reason", failure.message()}}));
}

} // namespace formant
