#include "engine/checkpoint/pin_marker.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"

namespace formant {
namespace {

/// Contents of the marker file, for people who open it.
constexpr const char* marker_text =
    "This file pins the checkpoint next to it: Formant Studio removes "
    "that checkpoint only on explicit request.\n";

} // namespace

Path pin_marker_path(const Path& file) {
    return file.string() + ".keep";
}

bool is_pinned(const Path& file) {
    return path_exists(pin_marker_path(file));
}

Result<void> set_pin_marker(const Path& file, bool keep) {
    const Path marker = pin_marker_path(file);
    return keep ? write_file_atomically(marker, marker_text) : remove_file(marker);
}

} // namespace formant
