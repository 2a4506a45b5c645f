#include "engine/audio/mel_config.h"

namespace formant {

std::vector<Field> mel_fields() {
    return {
        field("sample_rate_hz", &MelConfig::sample_rate_hz,
              FORMANT_TR("audio", "Sampling rate of the voice; recordings are resampled to it."))
            .label(FORMANT_TR("field", "Sample rate"))
            .unit("Hz")
            .range(8000, 192000),
        field("n_fft", &MelConfig::n_fft,
              FORMANT_TR("audio", "FFT size, and length of the Hann window."))
            .label(FORMANT_TR("field", "FFT size (n_fft)"))
            .unit("audio samples")
            .range(64, 16384),
        field("hop_length", &MelConfig::hop_length,
              FORMANT_TR("audio", "Hop length: distance between two spectrogram frames."))
            .label(FORMANT_TR("field", "Hop length"))
            .unit("audio samples")
            .range(16, 8192),
        field("n_mels", &MelConfig::n_mels, FORMANT_TR("audio", "Number of mel bands."))
            .label(FORMANT_TR("field", "Mel bands"))
            .range(10, 512),
        field("f_min_hz", &MelConfig::f_min_hz,
              FORMANT_TR("audio", "Lower edge of the lowest mel band."))
            .label(FORMANT_TR("field", "Min. frequency (fmin)"))
            .unit("Hz")
            .at_least(0),
        field("f_max_hz", &MelConfig::f_max_hz,
              FORMANT_TR("audio", "Upper edge of the highest mel band; at most half the sampling "
                                  "rate."))
            .label(FORMANT_TR("field", "Max. frequency (fmax)"))
            .unit("Hz")
            .at_least(100),
        field("mel_scale", &MelConfig::mel_scale,
              FORMANT_TR("audio", "slaney: linear below 1 kHz, the default of librosa; htk: "
                                  "logarithmic throughout. Must match the vocoder."))
            .label(FORMANT_TR("field", "Mel scale"))
            .choices({"slaney", "htk"}),
        field("spectrum", &MelConfig::spectrum,
              FORMANT_TR("audio", "magnitude: of the spectrum; power: its square, as XTTS reads "
                                  "recordings. Must match the vocoder."))
            .label(FORMANT_TR("field", "Spectrum"))
            .choices({"magnitude", "power"}),
    };
}

Result<void> check_has_magnitudes(const MelConfig& config) {
    if (!config.has_power())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("audio", "audio.spectrum is power, which this model cannot be "
                                            "trained on; set it to magnitude")));
}

Result<void> check_mel_config(const MelConfig& config) {
    if (2 * config.hop_length > config.n_fft)
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("audio", "audio.hop_length is {hop}; it must be at most half "
                                        "of audio.n_fft, {n_fft}, or sound between the "
                                        "frames is lost"),
                    {{"hop", std::to_string(config.hop_length)},
                     {"n_fft", std::to_string(config.n_fft)}}));
    const double nyquist = static_cast<double>(config.sample_rate_hz) / 2;
    if (config.f_min_hz < config.f_max_hz && config.f_max_hz <= nyquist)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("audio", "audio.f_max_hz must be above audio.f_min_hz and at "
                                            "most half the sampling rate, {nyquist} Hz"),
                        {{"nyquist", std::to_string(config.sample_rate_hz / 2)}}));
}

} // namespace formant
