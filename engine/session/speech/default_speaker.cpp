#include "engine/session/speech/default_speaker.h"

#include "engine/session/voices/speaker_choice.h"

#include <utility>

namespace formant {

void DefaultSpeaker::speak_where_none_is_named(SpeechItem& item) {
    if (!item.speaker.empty())
        return;
    item.speaker = name_;
    if (name_.empty() && speakers_.size() > 1 && !std::exchange(told_, true))
        tell_of_first_speaker(speakers_);
}

} // namespace formant
