#pragma once

#include "engine/hardware/graph_recorder.h"

namespace formant {

/// Records with LibTorch's CUDA graphs: on one stream of its own, so that gradients are accumulated
/// on it too, and with one memory pool for all recordings, which are never replayed at the same
/// time.
std::unique_ptr<GraphRecorder> make_cuda_graph_recorder(c10::Device gpu);

} // namespace formant
