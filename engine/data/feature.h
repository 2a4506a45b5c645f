#pragma once

#include <cstdint>

namespace formant {

/// Dimension of features that differs in length from sample to sample. Features of one axis are
/// padded together.
enum class Axis {
    tokens,
    frames,      ///< of a spectrogram; audio has hop_length samples per frame
    codes,       ///< frames of a codec
    conditioning ///< of what conditions a model on a speaker: frames of a recording, or vectors
};

/// Tensor that a model is trained on. Shapes are those of one sample.
enum class Feature {
    tokens,      ///< int64 [L]
    mel,         ///< float32 log-mel [n_mels, T]
    spectrum,    ///< float32 magnitudes [n_fft / 2 + 1, T]
    audio,       ///< float32 samples [T * hop_length]
    codes,       ///< int64 indices in the codebooks of a codec [codebooks, C]
    conditioning ///< float32 [D, R]: log-mel of D = n_mels bands, or R prepared vectors
};

/// Returns the axis of a feature's last dimension.
constexpr Axis axis_of(Feature feature) {
    switch (feature) {
    case Feature::tokens:
        return Axis::tokens;
    case Feature::mel:
    case Feature::spectrum:
    case Feature::audio:
        break;
    case Feature::codes:
        return Axis::codes;
    case Feature::conditioning:
        return Axis::conditioning;
    }
    return Axis::frames;
}

constexpr const char* name_of(Feature feature) {
    switch (feature) {
    case Feature::tokens:
        return "tokens";
    case Feature::mel:
        return "mel";
    case Feature::spectrum:
        return "spectrum";
    case Feature::audio:
        return "audio";
    case Feature::codes:
        return "codes";
    case Feature::conditioning:
        break;
    }
    return "conditioning";
}

} // namespace formant
