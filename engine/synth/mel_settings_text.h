#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/message.h"

namespace formant {

/// Describes mel settings: "22050 Hz, n_fft 1024, hop 256, 80 slaney mels, 0 to 8000 Hz".
Message mel_settings_text(const MelConfig& mel);

} // namespace formant
