#pragma once

#include <cstdint>

namespace formant {

/// A peak of memory that was measured, or is asked for, at a size: samples, or frames of all
/// samples of a micro-batch.
struct MemoryProbe {
    std::int64_t size = 0;
    std::int64_t peak_bytes = 0;
};

/// Memory is fixed_bytes + bytes_per_size * size: activations grow with the frames that go through
/// the model at once, all else does not.
struct MemoryLine {
    double fixed_bytes = 0;
    double bytes_per_size = 0;

    std::int64_t bytes(std::int64_t size) const;
};

/// Through two sizes that differ; it never falls.
MemoryLine memory_line(const MemoryProbe& a, const MemoryProbe& b);

/// What of a training's memory follows from its parameters alone.
struct ModelNumbers {
    std::int64_t parameters = 0;
    std::int64_t trained = 0;   ///< of them
    bool computes_half = false; ///< in bf16 or fp16
};

struct MemoryForecast {
    std::int64_t weights_bytes = 0; ///< float32; where it computes half, copies in 16 bits, too
    std::int64_t gradients_bytes = 0;
    std::int64_t optimiser_bytes = 0;   ///< AdamW's two moments
    std::int64_t average_bytes = 0;     ///< of all weights
    std::int64_t program_bytes = 0;     ///< libraries, the device's context: measured
    std::int64_t activations_bytes = 0; ///< measured at two sizes and extrapolated

    std::int64_t of_parameters_bytes() const {
        return weights_bytes + gradients_bytes + optimiser_bytes + average_bytes;
    }
    std::int64_t total_bytes() const {
        return of_parameters_bytes() + program_bytes + activations_bytes;
    }
};

/// For a micro-batch of so many frames in all; `line` is over frames.
MemoryForecast forecast_memory(const ModelNumbers& model, const MemoryLine& line,
                               std::int64_t frames);

} // namespace formant
