#pragma once

#include "engine/data/corpus.h"
#include "engine/session/preflight/preflight_report.h"
#include "engine/synth/voice_config.h"

namespace formant {

/// Warns if most texts are written in a script that text.language does not use: read in the wrong
/// language, they would produce a useless voice. Does nothing if the model needs no texts.
void check_writing_script(const VoiceConfig& config, const Utterances& utterances,
                          PreflightReport& report);

/// Warns if espeak-ng reads many words through another language: it has no pronunciation for them,
/// and names their letters instead ("Chinese letter" for each kanji). Reads some texts only. Does
/// nothing if the model needs no texts, or reads characters.
void check_pronunciation(const VoiceConfig& config, const Utterances& utterances,
                         PreflightReport& report);

} // namespace formant
