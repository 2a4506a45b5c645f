#pragma once

#include "engine/onnx/speech_inputs.h"

#include <cstdint>

namespace formant {

/// Options of a graph of a model.
struct GraphOptions {
    bool half = false;              ///< weights in half precision, computed with in float32
    std::int64_t solver_steps = 10; ///< of models that integrate a flow
    /// Noise is read from inputs instead of drawn in the graph: for comparisons.
    bool given_noise = false;
};

/// Interface of models that speak as a graph in other programs.
class GraphModel {
  public:
    virtual ~GraphModel() = default;
    /// Returns how many texts the graph speaks at a time; 0: any number.
    virtual std::int64_t max_graph_batch() const = 0;
    /// Adds the nodes of its speech to a graph. Returns samples [B, 1, N] or the log-mel
    /// [B, n_mels, T].
    virtual onnx::Value add_speech(const onnx::SpeechInputs& inputs,
                                   const GraphOptions& options) const = 0;
};

/// Interface of vocoders that decode as a graph in other programs.
class GraphVocoder {
  public:
    virtual ~GraphVocoder() = default;
    /// Adds the nodes that turn a log-mel [B, n_mels, T] into samples [B, 1, N] to a graph.
    virtual onnx::Value add_waveform(const onnx::Value& log_mel,
                                     const GraphOptions& options) const = 0;
};

} // namespace formant
