#pragma once

#include "engine/session/speech/speech_items.h"

#include <istream>

namespace formant {

/// Provides the texts to speak while more of them arrive: first those that are known, then each
/// line of standard input as soon as it is written.
class IncomingTexts {
  public:
    /// Opens the sources. `standard_input` is read only if the sources name it, and must outlive
    /// this object. Errors are those of collect_speech_items(), and ErrorKind::usage if ids are
    /// selected among lines of standard input.
    static Result<IncomingTexts> create(const SpeechSources& sources, std::istream& standard_input);

    /// Waits for the next texts and returns them; returns neither texts nor faults at the end.
    SpeechItems next();

  private:
    IncomingTexts(SpeechItems known, std::istream* lines)
        : known_(std::move(known)), lines_(lines) {}

    SpeechItems known_;    ///< not yet returned
    std::istream* lines_;  ///< null if standard input is not read
    std::size_t line_ = 0; ///< number of the last line that was read
    std::size_t returned_ = 0;
};

} // namespace formant
