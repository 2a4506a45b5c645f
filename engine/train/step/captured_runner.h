#pragma once

#include "engine/hardware/graph_recorder.h"
#include "engine/train/step/step_runner.h"
#include "engine/train/train_config.h"

#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>

namespace formant {

/// Steps cannot be recorded, although the configuration demands it (train.compile_fullgraph).
class CaptureError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Returns whether steps are replayed: the configuration asks for it, and the device can do it.
bool replays_steps_on(const TrainConfig& config, c10::Device device);

/// Records the program of a step as a CUDA graph, and replays it for each later step of the same
/// shape, which takes hardly any host time. The first step of a shape runs eagerly, the second is
/// recorded. Before the first recording is used, two replayed steps are compared with two eager
/// ones from the same state. If they differ, or if a step cannot be recorded, steps run eagerly
/// from then on, and the log says why. All recordings are dropped after a failed step, such as one
/// that ran out of memory, and after a change of the trained layers.
class CapturedRunner : public StepRunner {
  public:
    struct Options {
        /// The largest accepted difference of a result, relative to the eager one. Atomic additions
        /// on GPUs change the order of sums from run to run.
        double tolerance = 1e-2;
        bool required = false; ///< throws CaptureError instead of running eagerly
        /// More shapes run eagerly: each recording holds memory of its own.
        std::size_t max_graphs = 64;
    };
    /// The references must outlive the object.
    CapturedRunner(StepProgram& program, OptimizationState& state,
                   std::unique_ptr<GraphRecorder> recorder, const Options& options)
        : program_(program), state_(state), recorder_(std::move(recorder)), options_(options) {}

    void run(const StepInputs& inputs, StepResult& result) override;
    void release_memory() override;

    /// True once the first replayed steps agreed with eager ones.
    bool is_trusted() const { return is_trusted_; }

  private:
    /// The program of a step of one shape, which reads `inputs`.
    struct Recording {
        explicit Recording(StepInputs on_device) : inputs(std::move(on_device)) {}
        StepInputs inputs; ///< with micro-batches that stay on the device
        std::unique_ptr<RecordedGraph> graph;
    };

    bool can_replay(const StepInputs& inputs, StepResult& result);
    bool record(const std::string& shapes, const StepInputs& inputs, StepResult& result);
    bool agrees(Recording& recording, const StepInputs& inputs, StepResult& result);
    void run_eagerly(const StepInputs& inputs, StepResult& result);
    void replay(Recording& recording, const StepInputs& inputs);
    void drop_if_layers_changed();
    void give_up(const std::string& reason);

    StepProgram& program_;
    OptimizationState& state_;
    std::unique_ptr<GraphRecorder> recorder_; ///< null after give_up()
    Options options_;
    std::map<std::string, std::unique_ptr<Recording>> recordings_; ///< by shapes
    std::set<std::string> seen_shapes_;
    std::int64_t selection_ = 0; ///< of the layers that the recordings train
    bool is_trusted_ = false;
};

} // namespace formant
