#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <string_view>

namespace formant {

/// Recognizes an audio format that is common but not supported, by the first bytes of a file and
/// not by its name. Returns the name of the format, "MPEG-4 (.m4a)"; nothing for any other file.
std::optional<std::string> unsupported_audio_format(std::string_view first_bytes);

/// Recognizes the unsupported audio format of a file; nothing also if it cannot be read.
std::optional<std::string> unsupported_audio_format_of(const Path& file);

/// Returns the shell command that converts the file to FLAC: "ffmpeg -i 'a.m4a' 'a.flac'".
std::string conversion_command(const Path& file);

/// Returns the shell command that reads a WAV file to its end, whatever size its header says.
std::string completion_command(const Path& file);

} // namespace formant
