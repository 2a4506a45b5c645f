#pragma once

#include "engine/base/paths.h"

#include <string>

namespace formant {

/// Does the name end like that of a recording (.wav, .flac, ..., in small or capital letters)?
bool is_named_like_recording(const Path& file);

/// The recording that a line of metadata means by `name`: that file, relative to `folder`, or in
/// one of the usual folders below it (wavs, wav, ...), or with the suffix of a recording added.
/// Where there is none, the place where it should be, so that the reading of it names what is
/// missing.
Path find_recording(const Path& folder, const std::string& name);

} // namespace formant
