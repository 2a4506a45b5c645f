#include "engine/cuda/cuda_graph_recorder.h"

#include "engine/base/exception_message.h"
#include "engine/base/log.h"
#include "engine/hardware/cached_memory.h"

#include <ATen/core/CachingHostAllocator.h>
#include <ATen/cuda/CUDAEvent.h>
#include <ATen/cuda/CUDAGraph.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>

#include <optional>
#include <stdexcept>
#include <string>

namespace formant {
namespace {

/// Makes `later` wait for what was given to `earlier` so far.
void wait(const at::cuda::CUDAStream& later, const at::cuda::CUDAStream& earlier) {
    at::cuda::CUDAEvent event;
    event.record(earlier);
    event.block(later);
}

/// For destructors: an error of the GPU shows in the next operation again.
template <typename Work>
void without_throwing(Work work) {
    try {
        work();
    } catch (const c10::Error& failure) {
        log(LogLevel::warning, std::string(exception_message(failure)));
    }
}

/// Makes a stream the current one for its lifetime: after everything before and before everything
/// after, also after an exception.
class OnStream {
  public:
    explicit OnStream(const at::cuda::CUDAStream& stream)
        : stream_(stream), outer_(at::cuda::getCurrentCUDAStream(stream.device_index())) {
        wait(stream_, outer_);
        guard_.emplace(stream_);
    }
    ~OnStream() {
        guard_.reset();
        without_throwing([&] { wait(outer_, stream_); });
    }
    OnStream(const OnStream&) = delete;
    OnStream& operator=(const OnStream&) = delete;

  private:
    at::cuda::CUDAStream stream_, outer_;
    std::optional<c10::cuda::CUDAStreamGuard> guard_;
};

class CudaGraph : public RecordedGraph {
  public:
    CudaGraph(const at::cuda::CUDAStream& stream, std::shared_ptr<int> alive)
        : stream_(stream), alive_(std::move(alive)) {
        ++*alive_;
    }
    ~CudaGraph() override {
        without_throwing([&] { stream_.synchronize(); }); // a replay may still use the memory
        --*alive_;
    }
    CudaGraph(const CudaGraph&) = delete;
    CudaGraph& operator=(const CudaGraph&) = delete;

    void record(const std::function<void()>& work, at::cuda::MempoolId_t pool) {
        const OnStream on_stream(stream_);
        // Other threads of the program, such as those that load data, may use the GPU meanwhile.
        graph_.capture_begin(pool, cudaStreamCaptureModeThreadLocal);
        try {
            work();
        } catch (const std::exception&) {
            end_or_release(pool);
            throw;
        }
        if (const std::string reason = end_or_release(pool); !reason.empty())
            throw std::runtime_error(reason);
    }
    void replay() override {
        const OnStream on_stream(stream_);
        graph_.replay();
    }

  private:
    /// Ends the recording. Returns why it failed, if it did: LibTorch then leaves the allocators in
    /// the state of a recording, in which they free no memory, so that this ends here.
    std::string end_or_release(at::cuda::MempoolId_t pool) {
        try {
            graph_.capture_end();
            return "";
        } catch (const c10::Error& failure) {
            c10::cuda::CUDACachingAllocator::endAllocateToPool(stream_.device_index(), pool);
            c10::cuda::CUDACachingAllocator::releasePool(stream_.device_index(), pool);
            at::getHostAllocator(at::kCUDA)->end_allocate_to_pool(pool);
            at::getHostAllocator(at::kCUDA)->release_pool(pool);
            return exception_message(failure);
        }
    }

    at::cuda::CUDAGraph graph_;
    at::cuda::CUDAStream stream_;
    std::shared_ptr<int> alive_;
};

class CudaGraphRecorder : public GraphRecorder {
  public:
    explicit CudaGraphRecorder(c10::Device gpu)
        : stream_(at::cuda::getStreamFromPool(/*isHighPriority=*/false, gpu.index())) {}

    void run(const std::function<void()>& work) override {
        const OnStream on_stream(stream_);
        work();
    }
    std::unique_ptr<RecordedGraph> record(const std::function<void()>& work) override {
        stream_.synchronize();
        // While it records, the allocator cannot free what eager steps have left.
        release_cached_memory(stream_.device());
        // LibTorch does not take a pool again whose graphs are all gone.
        if (*alive_ == 0)
            pool_ = at::cuda::graph_pool_handle();
        auto graph = std::make_unique<CudaGraph>(stream_, alive_);
        graph->record(work, pool_);
        return graph;
    }

  private:
    at::cuda::CUDAStream stream_;
    at::cuda::MempoolId_t pool_{0, 0};
    std::shared_ptr<int> alive_ = std::make_shared<int>(0); ///< graphs that have memory of the pool
};

} // namespace

std::unique_ptr<GraphRecorder> make_cuda_graph_recorder(c10::Device gpu) {
    return std::make_unique<CudaGraphRecorder>(gpu);
}

} // namespace formant
