#include "engine/synth/mel_settings_text.h"

#include <fmt/format.h>

namespace formant {

Message mel_settings_text(const MelConfig& mel) {
    return message(FORMANT_TR("synth", "{rate} Hz, n_fft {n_fft}, hop {hop}, {n_mels} {scale} "
                                       "mels of the {spectrum}, {low} to {high} Hz"),
                   {{"rate", std::to_string(mel.sample_rate_hz)},
                    {"n_fft", std::to_string(mel.n_fft)},
                    {"hop", std::to_string(mel.hop_length)},
                    {"n_mels", std::to_string(mel.n_mels)},
                    {"scale", mel.mel_scale},
                    {"spectrum", mel.spectrum},
                    {"low", fmt::format("{}", mel.f_min_hz)},
                    {"high", fmt::format("{}", mel.f_max_hz)}});
}

} // namespace formant
