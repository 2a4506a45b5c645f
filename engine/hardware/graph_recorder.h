#pragma once

#include "engine/base/result.h"

#include <c10/core/Device.h>

#include <functional>
#include <memory>
#include <optional>

namespace formant {

/// Operations that were recorded on a GPU (a CUDA graph). It repeats them with the addresses of the
/// recording: they read and write the same tensors, and take no host time but for one call.
class RecordedGraph {
  public:
    virtual ~RecordedGraph() = default;
    /// Work that follows on the current stream sees the results.
    virtual void replay() = 0;
};

/// Records operations on one GPU.
class GraphRecorder {
  public:
    virtual ~GraphRecorder() = default;
    /// Runs `work` on the stream of the recordings. Work has to run once before it is recorded, so
    /// that libraries allocate their workspaces and choose their algorithms.
    virtual void run(const std::function<void()>& work) = 0;
    /// Records the operations of `work` without running them. Throws if an operation cannot be
    /// recorded, such as one that reads to the host, or if memory runs out. Host code in `work`
    /// runs only now.
    virtual std::unique_ptr<RecordedGraph> record(const std::function<void()>& work) = 0;
};

/// Creates the recorder of a GPU; the CUDA plug-in registers the function when it is opened.
using GraphRecorderMaker = std::unique_ptr<GraphRecorder> (*)(c10::Device gpu);
void register_graph_recorder(GraphRecorderMaker maker);

/// Returns why operations cannot be recorded on the device: it is not an NVIDIA GPU, or the plug-in
/// was built without CUDA's headers. Nothing if they can.
std::optional<Message> reason_against_graphs(c10::Device device);

/// Returns a recorder for the device. The error is that of reason_against_graphs().
tl::expected<std::unique_ptr<GraphRecorder>, Message> make_graph_recorder(c10::Device device);

} // namespace formant
