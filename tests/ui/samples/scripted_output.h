#pragma once

#include "ui/samples/audio_output.h"

namespace formant::test {

/// What an audio device was asked for, and how long it has played.
struct OutputLog {
    const DecodedSound* sound = nullptr; ///< null: none is being played
    double from_s = -1;
    double played_s = 0;
    QString why_not; ///< empty: it plays
};

/// Stands for an audio device whose time a test moves by hand.
class ScriptedOutput : public AudioOutput {
  public:
    explicit ScriptedOutput(OutputLog& log) : log_(log) {}
    QString start(const DecodedSound& sound, double from_s) override {
        if (!log_.why_not.isEmpty())
            return log_.why_not;
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
