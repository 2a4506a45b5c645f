#include "engine/session/voices/pretrained_sound.h"

#include "engine/synth/mel_words.h"

namespace formant {

std::optional<Message> doubt_about_sound(const MelConfig& own, const Pretrained& pretrained) {
    if (!pretrained.audio || *pretrained.audio == own)
        return std::nullopt;
    return message(FORMANT_TR("session", "the weights to begin with were trained on another sound: "
                                         "{theirs}; this training has {own}. They have to learn it "
                                         "anew: set audio as they have it if the recordings allow"),
                   {{"theirs", words_of(*pretrained.audio)}, {"own", words_of(own)}});
}

} // namespace formant
