#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/corpus_reader.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"

namespace formant {

/// How closely recordings are looked at from outside: that of each the first bytes are read takes a
/// while where there are many.
enum class RecordingLook { listed, first_bytes };

/// The corpus to train on without the recordings that would be left out as far as that shows
/// without decoding them, those without a text among them where the model needs one; nothing where
/// none is left.
std::optional<Corpus> look_at_corpus(const RunConfig& config, RecordingLook look,
                                     const Cancellation& cancellation, PreflightLines& lines);

/// Warns where most texts that a model needs are written in a script that their language has not:
/// read as another one, they make a useless voice.
void look_at_writing(const VoiceConfig& config, const Utterances& utterances,
                     PreflightLines& lines);

/// What is validated on: a corpus of its own, a share of `corpus`, or nothing, which is told where
/// a share was asked for or a setting waits for validations.
void look_at_validation(const RunConfig& config, const std::optional<Corpus>& corpus,
                        RecordingLook look, const Cancellation& cancellation,
                        PreflightLines& lines);

} // namespace formant
