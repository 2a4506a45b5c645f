#pragma once

#include "engine/session/export/loaded_voice.h"

#include <cstdint>
#include <string>

namespace formant {

/// Speaks a text with exported files, as a player does, and with the voice itself, with the same
/// random draws, and compares. Returns the largest difference, relative to the loudest sample.
/// ErrorKind::internal if they differ by more than rounding; ErrorKind::checkpoint if they cannot
/// be played; ErrorKind::data if nothing of the text can be spoken.
Result<double> check_exported_files(const LoadedVoice& loaded, const std::string& player,
                                    const Path& folder, const std::string& text,
                                    std::int64_t solver_steps);

} // namespace formant
