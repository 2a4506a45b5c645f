#pragma once

#include "engine/session/speech/speech_items.h"

#include <istream>

namespace formant {

/// Texts to be spoken while more of them come: those that are known first, then each line of
/// standard input as it is written.
class IncomingTexts {
  public:
    /// `standard_input` is read where the sources name it, and outlives this. Errors as those of
    /// collect_speech_items(); ErrorKind::usage too where ids are chosen among lines to come.
    static Result<IncomingTexts> create(const SpeechSources& sources, std::istream& standard_input);

    /// What comes next; waits for it. Without texts and faults at the end.
    SpeechItems next();

  private:
    IncomingTexts(SpeechItems known, std::istream* lines)
        : known_(std::move(known)), lines_(lines) {}

    SpeechItems known_;    ///< not yet given
    std::istream* lines_;  ///< null where no line is read
    std::size_t line_ = 0; ///< number of the last that was read
    std::size_t given_ = 0;
};

} // namespace formant
