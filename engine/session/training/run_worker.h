#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/models/model.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_request.h"
#include "engine/session/training/run_events.h"
#include "engine/session/training/run_settings.h"
#include "engine/session/tuning/step_measurements.h"
#include "engine/session/voices/acoustic_teacher.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/run_text.h"
#include "engine/session/voices/voice_vocoder.h"
#include "engine/train/events.h"
#include "engine/train/metrics/metrics_sink.h"
#include "engine/train/trainer.h"

#include <c10/core/Device.h>

#include <optional>

namespace formant {

/// Holds everything that is resolved before the worker thread of a run starts.
struct RunSetup {
    RunRequest request;
    RunConfig config; ///< without automatic values
    ResumePoint point;
    RunHardware hardware;
};

/// Executes a run in its worker thread, from the preflight checks to the last checkpoint. Owns
/// every tensor of the run.
class RunWorker : public TrainObserver {
  public:
    RunWorker(RunSetup setup, RunFolder folder, MetricsSinks metrics, TrainObserver& observer);

    Result<void> run();
    /// Undoes a start whose thread could not be started, instead of run().
    void undo_start();
    CommandMailbox& commands() { return commands_; }
    CancellationToken& cancellation() { return cancellation_; }
    RunSettings& settings() { return settings_; }
    const RunFolder& folder() const { return folder_; }

    /// Applies events that change the run itself, and forwards all events to RunEvents.
    void on_event(const TrainEvent& event) override;

  private:
    void report_hardware();
    Result<void> run_preflight_checks();
    Result<void> train_or_fail();
    Result<void> train();
    Result<std::optional<AcousticTeacher>> load_teacher();
    Result<VoiceVocoder> open_sample_vocoder() const;
    Result<RunText> resolve_text(const std::optional<AcousticTeacher>& teacher) const;
    void resolve_stress(const std::optional<AcousticTeacher>& teacher);
    Result<TrainingData> read_corpus(const TextReader* text_reader,
                                     const std::optional<AcousticTeacher>& teacher);
    Result<void> check_corpus_speakers(const SpeakerTable& speakers) const;
    Result<void> check_same_corpus() const;
    Result<void> resolve_speaker_embedding(const SpeakerTable& speakers);
    Result<Model> make_model(const TrainingData& data);
    Result<void> resume_from(const LoadedCheckpoint& checkpoint,
                             const std::vector<std::string>& keys_at_checkpoint, Trainer& trainer);
    /// Returns less memory than the configuration uses if that comes near the limit of the CPU.
    std::optional<MemoryUse> reduce_memory(const Model& model, const TrainingData& data);
    void mark_started();
    void record_change(const SettingsChanged& changed);
    void report_state(RunPhase phase, Message what);
    void advise(const std::string& id, Message what);

    RunRequest request_;
    RunConfig config_;  ///< without automatic values; follows live changes
    ResumePoint point_; ///< its checkpoint is released when the training starts
    RunSettings settings_;
    RunHardware hardware_;
    std::optional<StepMeasurementRecorder> step_measurements_;
    c10::Device device_;
    RunFolder folder_;
    StateTree header_; ///< stored in every checkpoint
    CommandMailbox commands_;
    CancellationToken cancellation_;
    std::optional<Pretrained> pretrained_; ///< of a run that starts from pretrained weights
    bool started_ = false;                 ///< false while the start can still fail
    RunEvents events_;
};

} // namespace formant
