#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/config/run_config.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/runs/run_request.h"
#include "engine/session/training/rank_start.h"
#include "engine/session/training/resumed_run.h"
#include "engine/session/training/run_recorder.h"
#include "engine/session/training/training_setup.h"
#include "engine/session/voices/voice_vocoder.h"
#include "engine/train/trainer.h"

#include <optional>

namespace formant {

/// Holds everything that is resolved before the worker thread of a run starts.
struct RunSetup {
    RunRequest request;
    RunConfig config; ///< without automatic values
    ResumePoint point;
    RunHardware hardware;
    std::shared_ptr<ProcessGroup> group{}; ///< null: the run has one rank
};

/// Executes a run in its worker thread, from the preflight checks to the last checkpoint. Owns
/// every tensor of the run.
class RunWorker {
  public:
    RunWorker(RunSetup setup, RunFolder folder, MetricsSinks metrics, TrainObserver& observer);

    Result<void> run();
    /// Undoes a start whose thread could not be started, instead of run().
    void undo_start() { recorder_.undo_start(); }
    CommandMailbox& commands() { return commands_; }
    CancellationToken& cancellation() { return cancellation_; }
    RunSettings& settings() { return settings_; }
    const RunFolder& folder() const { return recorder_.folder(); }

  private:
    void report_hardware();
    Result<void> run_preflight_checks();
    Result<void> train_or_fail();
    Result<void> train();
    Result<void> train_from_point();
    Result<PendingChanges> load_changes();
    Result<void> check_audio() const;
    Result<VoiceVocoder> open_sample_vocoder() const;
    Result<std::unique_ptr<PreparedTraining>> prepare_training();
    Result<void> check_same_corpus() const;
    Result<void> train_prepared(PreparedTraining& training, const VoiceVocoder& vocoder,
                                const PendingChanges& pending);
    Result<void> load_into(Trainer& trainer);
    Result<void> report_resume(const LoadedCheckpoint& checkpoint,
                               const std::vector<std::string>& keys_at_checkpoint);
    /// Returns less memory than the configuration uses if that comes near the limit of the CPU.
    std::optional<MemoryUse> reduce_memory(const PreparedTraining& training);
    /// Returns the memory use that all ranks start with.
    Result<std::optional<MemoryUse>> agreed_memory(PreparedTraining& training);
    Result<void> inform_ranks(const PendingChanges& pending);
    std::unique_ptr<StepBoundary> make_boundary(PreparedTraining& training);
    RunEvents& events() { return recorder_.events(); }

    RunRequest request_;
    RunConfig config_;      ///< without automatic values; follows live changes
    ResumePoint point_;     ///< its checkpoint is released when the training starts
    bool is_unfit_ = false; ///< the model could not load its checkpoint, an older one may fit
    RunSettings settings_;
    RunHardware hardware_;
    std::shared_ptr<ProcessGroup> group_; ///< null: the run has one rank
    RankDevices rank_devices_;
    StateTree header_; ///< stored in every checkpoint
    CommandMailbox commands_;
    CancellationToken cancellation_;
    RunRecorder recorder_;
};

} // namespace formant
