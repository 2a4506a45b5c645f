#include "engine/session/data/enough_speech.h"

#include "engine/base/text/time_text.h"

namespace formant {
namespace {

constexpr double min_seconds_of_new_voice = 300;
constexpr double min_seconds_of_fine_tuning = 60;

} // namespace

std::optional<Message> too_little_speech_warning(double seconds, bool starts_from_weights) {
    const MessageArgs args = {{"total", time_text(seconds)}};
    if (starts_from_weights)
        return seconds >= min_seconds_of_fine_tuning
                   ? std::nullopt
                   : std::optional(message(
                         FORMANT_TR("session", "{total} of speech are too little even to fine-tune "
                                               "a voice; record at least 5 minutes"),
                         args));
    return seconds >= min_seconds_of_new_voice
               ? std::nullopt
               : std::optional(
                     message(FORMANT_TR("session",
                                        "{total} of speech are too little for a new voice, which "
                                        "needs 30 to 60 minutes; record more, or start from the "
                                        "weights of a trained voice (train.pretrained_path)"),
                             args));
}

} // namespace formant
