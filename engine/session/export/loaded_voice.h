#pragma once

#include "engine/base/result.h"
#include "engine/session/voices/voice_vocoder.h"
#include "engine/synth/voice.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <memory>
#include <string>

namespace formant {

/// A voice that can be written as a graph, with all that its files say about it.
struct LoadedVoice {
    std::unique_ptr<Voice> voice; ///< speaks with `vocoder`
    SymbolTable symbols;
    TokenLayout layout;
    VoiceVocoder vocoder; ///< none for a voice that makes its samples itself

    /// Returns true if it reads texts letter by letter, without a pronunciation.
    bool reads_letters() const { return voice->config().text.mode == "characters"; }
};

/// Loads a voice for its export. `vocoder` names a checkpoint or the folder of a run; empty: the
/// voice's own. ErrorKind::usage if the voice or its vocoder has no graph; errors also as those of
/// load_voice_file() and open_vocoder().
Result<LoadedVoice> load_for_export(const std::string& checkpoint, VoiceWeights weights,
                                    const std::string& vocoder);

} // namespace formant
