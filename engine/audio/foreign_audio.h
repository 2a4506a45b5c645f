#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <string_view>

namespace formant {

/// The name of an audio format that people have recordings in and formant does not decode, told by
/// the file's first bytes, whatever its name: "MPEG-4 (.m4a)". Nothing for all others.
std::optional<std::string> foreign_audio_format(std::string_view first_bytes);

/// The same, of a file; nothing also where it cannot be read.
std::optional<std::string> foreign_audio_format_of(const Path& file);

/// The command that makes a FLAC file of it, quoted for a shell: "ffmpeg -i 'a.m4a' 'a.flac'".
std::string conversion_command(const Path& file);

} // namespace formant
