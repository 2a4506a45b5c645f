#pragma once

#include "engine/onnx/graph_model.h"
#include "engine/onnx/onnx_writer.h"
#include "engine/session/export/loaded_voice.h"
#include "engine/session/export/new_files.h"

#include <functional>
#include <memory>
#include <string>

namespace formant {

/// The form of a graph: its inputs, the name of its output, the number of texts at a time, and what
/// its file says besides.
struct GraphForm {
    std::function<onnx::SpeechInputs(onnx::GraphBuilder&)> add_inputs;
    std::string output;
    onnx::Dimension batch = std::int64_t{1};
    onnx::Properties properties = {};
};

/// Returns the file of a graph that speaks, with the voice's vocoder if it has one. `loaded` must
/// live as long.
NewFile speech_file(std::string name, const LoadedVoice& loaded, GraphForm form,
                    const GraphOptions& options);
/// The same without the vocoder: the output is the log-mel [B, n_mels, T].
NewFile acoustic_file(std::string name, const LoadedVoice& loaded, GraphForm form,
                      const GraphOptions& options);

/// Returns the file of a graph with the input `mel` [B, n_mels, T] and this output [B, 1, N].
NewFile vocoder_file(std::shared_ptr<const GraphVocoder> vocoder, std::int64_t n_mels,
                     std::string output, onnx::Properties properties, const GraphOptions& options);

} // namespace formant
