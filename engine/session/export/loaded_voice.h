#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/session/voices/voice_vocoder.h"
#include "engine/synth/voice.h"
#include "engine/text/symbol_table.h"
#include "engine/text/token_layout.h"

#include <memory>
#include <string>

namespace formant {

/// A voice to export, with all that its files say about it.
struct LoadedVoice {
    StateTree checkpoint;
    std::unique_ptr<Voice> voice; ///< speaks with `vocoder`
    SymbolTable symbols;
    TokenLayout layout;
    VoiceVocoder vocoder; ///< none for a voice that makes its samples itself

    /// Returns true if it reads texts letter by letter, without a pronunciation.
    bool reads_letters() const { return voice->config().text.mode == "characters"; }
    /// Returns true if it can be written as a graph, which players of other programs compute.
    bool has_graph() const { return voice->graph() != nullptr && layout != TokenLayout::pieces; }
};

/// Loads a voice. Errors as those of load_voice_file().
Result<LoadedVoice> load_voice(StateTree checkpoint, VoiceWeights weights);

/// Loads a voice that can be written as a graph, with its vocoder. `vocoder` names a checkpoint or
/// the folder of a run; empty: the voice's own. ErrorKind::usage if the voice or its vocoder has no
/// graph; errors also as those of open_vocoder().
Result<LoadedVoice> load_graph_voice(StateTree checkpoint, VoiceWeights weights,
                                     const std::string& vocoder);

} // namespace formant
