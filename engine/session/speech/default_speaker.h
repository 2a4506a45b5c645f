#pragma once

#include "engine/data/speaker_table.h"
#include "engine/session/speech/speech_items.h"

#include <string>

namespace formant {

/// Who speaks texts that name nobody themselves.
class DefaultSpeaker {
  public:
    /// Empty: the first of `speakers`, who outlive it.
    DefaultSpeaker(std::string name, const SpeakerTable& speakers)
        : name_(std::move(name)), speakers_(speakers) {}

    /// Says once where the first of several speaks.
    void speak_where_none_is_named(SpeechItem& item);

  private:
    std::string name_;
    const SpeakerTable& speakers_;
    bool told_ = false;
};

} // namespace formant
