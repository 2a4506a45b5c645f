#pragma once

#include "engine/base/paths.h"
#include "engine/session/speech/speech_items.h"
#include "engine/synth/voice.h"

#include <cstdint>
#include <vector>

namespace formant {

/// How all items are spoken; by whom, each item says.
struct SpeechWork {
    const Voice& voice;
    Path folder; ///< existing; for the items' files
    SpeakOptions options;
    std::uint64_t seed = 0;
    double sentence_pause_ms = 0; ///< silence between the sentences of an item
    std::int64_t threads = 1;
};

/// Speaks the items, sentence by sentence, and writes each one's file as soon as its last sentence
/// is spoken. For each item the seconds of its audio, or why it has no file: a speaker whom the
/// voice has not is such a reason. Sentences are shared
/// among the threads; each computes with one thread only, so that the sound does not depend on
/// their number. After a cancellation the rest is ErrorKind::interrupted.
std::vector<Result<double>> speak_items(const SpeechWork& work,
                                        const std::vector<SpeechItem>& items,
                                        const Cancellation& cancellation);

} // namespace formant
