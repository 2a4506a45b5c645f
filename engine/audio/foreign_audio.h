#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <string_view>

namespace formant {

/// Bytes at the beginning of a file that suffice to tell its format.
constexpr std::size_t audio_signature_bytes = 12;

/// The name of an audio format that people have recordings in and formant does not decode, told by
/// the file's first bytes, whatever its name: "MPEG-4 (.m4a)". Nothing for all others.
std::optional<std::string> foreign_audio_format(std::string_view first_bytes);

/// The command that makes a FLAC file of it, quoted for a shell: "ffmpeg -i 'a.m4a' 'a.flac'".
std::string conversion_command(const Path& file);

} // namespace formant
