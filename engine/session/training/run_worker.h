#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/models/model_factory.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_request.h"
#include "engine/session/training/run_events.h"
#include "engine/session/training/run_settings.h"
#include "engine/session/voices/frames_voice.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/run_text.h"
#include "engine/session/voices/voice_vocoder.h"
#include "engine/train/events.h"
#include "engine/train/metrics/metrics_sink.h"
#include "engine/train/trainer.h"

#include <c10/core/Device.h>

#include <optional>

namespace formant {

/// What the worker thread of a run does, from the configuration to the last checkpoint. It owns
/// every tensor of the run.
class RunWorker : public TrainObserver {
  public:
    RunWorker(const RunRequest& request, RunConfig config, RunHardware hardware, RunFolder folder,
              MetricsSinks metrics, TrainObserver& observer);

    Result<void> run();
    CommandMailbox& commands() { return commands_; }
    Cancellation& cancellation() { return cancellation_; }
    RunSettings& settings() { return settings_; }
    const RunFolder& folder() const { return folder_; }

    /// Takes up what changes the run itself, and hands all on to RunEvents.
    void on_event(const TrainEvent& event) override;

  private:
    void tell_of_hardware();
    Result<void> look_before();
    Result<void> read_pretrained_weights();
    Result<void> train_or_fail();
    Result<void> train(std::optional<LoadedCheckpoint> start);
    Result<std::optional<FramesVoice>> read_voice_of_frames();
    Result<VoiceVocoder> open_vocoder_to_hear(bool goes_on) const;
    Result<RunText> text_of_run(const std::optional<LoadedCheckpoint>& start,
                                const std::optional<FramesVoice>& voice) const;
    Result<TrainingData> read_corpus(const TextReader* text_reader,
                                     const std::optional<LoadedCheckpoint>& start,
                                     const std::optional<FramesVoice>& voice);
    Result<std::vector<ScheduledChange>> take_up_changes();
    std::vector<ScheduledChange> make_earlier(std::vector<ScheduledChange> changes);
    void tell_of_other_settings(const StateTree& checkpoint);
    Result<void> keep_embedding(const std::optional<LoadedCheckpoint>& start,
                                const SpeakerTable& speakers);
    Result<Model> make_model(const TrainingData& data);
    Result<void> begin_as_pretrained(TrainableModel& model, const SpeakerTable& speakers);
    Result<void> go_on_from(const std::optional<LoadedCheckpoint>& start, Trainer& trainer);
    Result<void> set_damaged_aside(const std::vector<DamagedCheckpoint>& damaged);
    Result<void> set_later_ones_aside();
    void mark_resume();
    void keep(const SettingsChanged& changed);
    void say(RunPhase phase, Message what);
    void advise(const std::string& id, Message what);

    RunRequest request_;
    RunConfig config_; ///< nothing in it is automatic; as it is now
    RunSettings settings_;
    RunHardware hardware_;
    c10::Device device_;
    RunFolder folder_;
    StateTree header_;                          ///< of every checkpoint
    std::vector<std::string> changed_at_start_; ///< keys, at the very step of the checkpoint
    CommandMailbox commands_;
    Cancellation cancellation_;
    std::optional<Pretrained> pretrained_; ///< of a run that begins with such weights
    bool has_begun_ = false;               ///< all that a start needs was there
    RunEvents events_;
};

} // namespace formant
