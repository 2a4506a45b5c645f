#pragma once

#include "engine/base/paths.h"
#include "engine/session/speech/speech_items.h"
#include "engine/synth/voice.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Stores how items are spoken; each item names its speaker.
struct SpeechWork {
    const Voice& voice;
    Path folder; ///< for the files of the items; must exist
    SpeakOptions options;
    std::uint64_t seed = 0;
    double sentence_pause_ms = 0; ///< silence between the sentences of an item
    std::int64_t threads = 1;
};

/// Holds the results of speak_items().
struct SpokenItems {
    /// Seconds of audio of each item, or why it has no file, such as an unknown speaker.
    std::vector<Result<double>> audio_s;
    std::vector<Message> cut_off; ///< SentenceSpeaker::cut_off()
};

/// Speaks the items sentence by sentence, and writes the file of an item as soon as its last
/// sentence is spoken. The threads share the sentences; each computes single-threaded, so that the
/// audio does not depend on their number.
/// After a cancellation the remaining items have ErrorKind::interrupted.
SpokenItems speak_items(const SpeechWork& work, const std::vector<SpeechItem>& items,
                        const CancellationToken& cancellation);

} // namespace formant
