#pragma once

#include "ui/samples/audio_output.h"

namespace formant::test {

/// Records the requests to an audio device, and how long it has played.
struct OutputLog {
    const DecodedSound* sound = nullptr; ///< null if nothing is playing
    double from_s = -1;
    double played_s = 0;
    QString error; ///< empty if it plays
};

/// Replaces an audio device; the test controls its clock.
class ScriptedOutput : public AudioOutput {
  public:
    explicit ScriptedOutput(OutputLog& log) : log_(log) {}
    QString start(const DecodedSound& sound, double from_s) override {
        if (!log_.error.isEmpty())
            return log_.error;
        log_.sound = &sound;
        log_.from_s = from_s;
        log_.played_s = 0;
        return {};
    }
    void stop() override { log_.sound = nullptr; }
    double played_s() const override { return log_.played_s; }

  private:
    OutputLog& log_;
};

} // namespace formant::test
