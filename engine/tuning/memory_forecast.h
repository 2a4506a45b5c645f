#pragma once

#include <cstdint>

namespace formant {

/// Peak memory, measured or requested, at a size: samples, or frames of all samples of a
/// micro-batch.
struct MemoryProbe {
    std::int64_t size = 0;
    std::int64_t peak_bytes = 0;
};

/// Linear model of memory: fixed_bytes + bytes_per_size * size. Activations grow with the frames of
/// a micro-batch; everything else is fixed.
struct MemoryLine {
    double fixed_bytes = 0;
    double bytes_per_size = 0;

    std::int64_t bytes(std::int64_t size) const;
};

/// Fits the line through two different sizes. Its slope is never negative.
MemoryLine memory_line(const MemoryProbe& a, const MemoryProbe& b);

/// Parameter counts of a model, which determine part of its memory.
struct ModelNumbers {
    std::int64_t parameters = 0;
    std::int64_t trained = 0;   ///< trainable parameters
    std::int64_t averaged = 0;  ///< parameters of which an EMA is kept
    bool computes_half = false; ///< bf16 or fp16
};

struct MemoryForecast {
    std::int64_t weights_bytes = 0; ///< float32, plus 16-bit copies with bf16 or fp16
    std::int64_t gradients_bytes = 0;
    std::int64_t optimizer_bytes = 0;   ///< AdamW's two moments
    std::int64_t ema_bytes = 0;         ///< of the weights that have an EMA
    std::int64_t program_bytes = 0;     ///< libraries and device context, measured
    std::int64_t activations_bytes = 0; ///< measured at two sizes and extrapolated

    std::int64_t of_parameters_bytes() const {
        return weights_bytes + gradients_bytes + optimizer_bytes + ema_bytes;
    }
    std::int64_t total_bytes() const {
        return of_parameters_bytes() + program_bytes + activations_bytes;
    }
};

/// Forecasts the memory for a micro-batch of `frames` frames in all; `line` is over frames.
MemoryForecast forecast_memory(const ModelNumbers& model, const MemoryLine& line,
                               std::int64_t frames);

} // namespace formant
