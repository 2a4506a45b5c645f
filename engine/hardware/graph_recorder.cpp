#include "engine/hardware/graph_recorder.h"

#include <atomic>

namespace formant {
namespace {

std::atomic<GraphRecorderMaker> registered_maker = nullptr;

} // namespace

void register_graph_recorder(GraphRecorderMaker maker) {
    registered_maker = maker;
}

tl::expected<std::unique_ptr<GraphRecorder>, Message> make_graph_recorder(c10::Device device) {
    if (!device.is_cuda())
        return tl::make_unexpected(
            message(FORMANT_TR("hardware", "CUDA graphs need an NVIDIA GPU")));
    const GraphRecorderMaker maker = registered_maker;
    if (maker == nullptr)
        return tl::make_unexpected(message(
            FORMANT_TR("hardware", "this build has no CUDA graphs: CUDA's headers were missing")));
    return maker(device);
}

} // namespace formant
