#pragma once

#include "engine/session/recording/decoded_sound.h"

#include <QtCore/QString>

namespace formant {

/// Plays audio; tests replace the device by another implementation.
class AudioOutput {
  public:
    virtual ~AudioOutput() = default;
    /// Plays the sound from that second on. Returns an error message, or an empty string if it
    /// plays.
    virtual QString start(const DecodedSound& sound, double from_s) = 0;
    virtual void stop() = 0;
    /// Returns the seconds played since the start.
    virtual double played_s() const = 0;
};

} // namespace formant
