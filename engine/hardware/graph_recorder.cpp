#include "engine/hardware/graph_recorder.h"

#include <atomic>
#include <utility>

namespace formant {
namespace {

std::atomic<GraphRecorderMaker> registered_maker = nullptr;

} // namespace

void register_graph_recorder(GraphRecorderMaker maker) {
    registered_maker = maker;
}

/// LibTorch for ROCm calls its devices CUDA too, but never loads the plug-in.
std::optional<Message> reason_against_graphs(c10::Device device) {
    if (device.is_cuda() && registered_maker != nullptr)
        return std::nullopt;
    return message(FORMANT_TR("hardware", "CUDA graphs need an NVIDIA GPU, and a build with CUDA's "
                                          "headers"));
}

tl::expected<std::unique_ptr<GraphRecorder>, Message> make_graph_recorder(c10::Device device) {
    if (auto reason = reason_against_graphs(device))
        return tl::make_unexpected(std::move(*reason));
    return registered_maker.load()(device);
}

} // namespace formant
