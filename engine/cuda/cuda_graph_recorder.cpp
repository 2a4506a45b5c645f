#include "engine/cuda/cuda_graph_recorder.h"

#include <ATen/cuda/CUDAEvent.h>
#include <ATen/cuda/CUDAGraph.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

namespace formant {
namespace {

/// Makes `later` wait for what was given to `earlier` so far.
void wait(const at::cuda::CUDAStream& later, const at::cuda::CUDAStream& earlier) {
    at::cuda::CUDAEvent event;
    event.record(earlier);
    event.block(later);
}

/// Runs `work` on `stream`, after everything before and before everything after.
template <typename Work>
void on_stream(const at::cuda::CUDAStream& stream, Work work) {
    const at::cuda::CUDAStream outer = at::cuda::getCurrentCUDAStream(stream.device_index());
    wait(stream, outer);
    {
        const c10::cuda::CUDAStreamGuard guard(stream);
        work();
    }
    wait(outer, stream);
}

class CudaGraph : public RecordedGraph {
  public:
    explicit CudaGraph(const at::cuda::CUDAStream& stream) : stream_(stream) {}

    void record(const std::function<void()>& work, at::cuda::MempoolId_t pool) {
        const c10::cuda::CUDAStreamGuard guard(stream_);
        // Other threads of the program, such as those that load data, may use the GPU meanwhile.
        graph_.capture_begin(pool, cudaStreamCaptureModeThreadLocal);
        try {
            work();
        } catch (const std::exception&) {
            give_up();
            throw;
        }
        graph_.capture_end();
    }
    void replay() override {
        on_stream(stream_, [&] { graph_.replay(); });
    }

  private:
    /// Ends a recording that failed, which CUDA reports as an error once more.
    void give_up() {
        try {
            graph_.capture_end();
        } catch (const c10::Error&) {
            graph_.reset();
        }
    }

    at::cuda::CUDAGraph graph_;
    at::cuda::CUDAStream stream_;
};

class CudaGraphRecorder : public GraphRecorder {
  public:
    explicit CudaGraphRecorder(c10::Device gpu)
        : stream_(at::cuda::getStreamFromPool(/*isHighPriority=*/false, gpu.index())),
          pool_(at::cuda::graph_pool_handle()) {}

    void run(const std::function<void()>& work) override { on_stream(stream_, work); }
    std::unique_ptr<RecordedGraph> record(const std::function<void()>& work) override {
        stream_.synchronize();
        auto graph = std::make_unique<CudaGraph>(stream_);
        graph->record(work, pool_);
        return graph;
    }

  private:
    at::cuda::CUDAStream stream_;
    at::cuda::MempoolId_t pool_;
};

} // namespace

std::unique_ptr<GraphRecorder> make_cuda_graph_recorder(c10::Device gpu) {
    return std::make_unique<CudaGraphRecorder>(gpu);
}

} // namespace formant
