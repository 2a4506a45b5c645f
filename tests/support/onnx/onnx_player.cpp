#include "tests/support/onnx/onnx_player.h"

#include "engine/onnx/onnx_writer.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>

#include <stdexcept>

namespace formant::test {

NamedTensors play_onnx(const Path& file, const NamedTensors& inputs) {
    const TemporaryFolder folder;
    const Path given = folder / "inputs.safetensors", made = folder / "outputs.safetensors";
    throw_on_error(write_safetensors(given, inputs, {}));
    const ProcessOutput played =
        run_python("support/onnx/play_onnx.py", {file.string(), given.string(), made.string()});
    if (played.exit_code != 0)
        throw std::runtime_error(played.standard_error);
    NamedTensors outputs;
    const auto mapped = map_safetensors(made);
    if (!mapped)
        throw std::runtime_error(to_english(mapped.error().what));
    for (const auto& [name, tensor] : *mapped)
        outputs[name] = tensor.clone(); // the folder goes
    return outputs;
}

NamedTensors play_graph(const onnx::Graph& graph, const NamedTensors& inputs) {
    const TemporaryFolder folder;
    throw_on_error(onnx::write_onnx_file(folder / "graph.onnx", graph, {}));
    return play_onnx(folder / "graph.onnx", inputs);
}

} // namespace formant::test
