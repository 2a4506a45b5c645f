#pragma once

#include "engine/session/recording/decoded_sound.h"

#include <QtCore/QString>

namespace formant {

/// Where sound goes; a test puts another in the place of the device.
class AudioOutput {
  public:
    virtual ~AudioOutput() = default;
    /// Plays it from that second on. Words that say why it cannot; empty where it plays.
    virtual QString start(const DecodedSound& sound, double from_s) = 0;
    virtual void stop() = 0;
    /// Since the start.
    virtual double played_s() const = 0;
};

} // namespace formant
