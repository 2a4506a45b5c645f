#include "engine/checkpoint/keep_mark.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"

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
    const Path mark = keep_mark_beside(file);
    return keep ? write_file_atomically(mark, words) : remove_file(mark);
}

} // namespace formant
