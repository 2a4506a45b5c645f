#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/batches/batch_share.h"
#include "engine/data/batches/batch_source.h"
#include "engine/distributed/process_group.h"
#include "engine/models/model.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/teacher_forced_mels.h"
#include "engine/session/data/training_data.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/training/run_reporter.h"
#include "engine/session/voices/acoustic_teacher.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/run_codec.h"
#include "engine/session/voices/run_text.h"
#include "engine/train/layer_selection.h"

#include <c10/core/Device.h>

#include <memory>
#include <optional>
#include <vector>

namespace formant {

/// Holds what a rank trains with: recordings, model, batches.
struct PreparedTraining {
    std::optional<AcousticTeacher> teacher;
    std::shared_ptr<const TextReader> text_reader; ///< null if no texts are needed
    TrainingData data;
    Model model;                                   ///< on the device
    std::unique_ptr<ComputedFeature> teacher_mels; ///< null without a teacher
    std::unique_ptr<BatchSource> source;
    std::vector<Batch> validation;
    TrainConfig train; ///< with the resolved number of steps
    LayerSelection layers;
    std::string codec;  ///< SHA-256 of the codec on whose tokens it trains; empty: none or unknown
    std::string origin; ///< weights of another program from which it comes (weights_origin.h)
    StateTree header;   ///< stored in every checkpoint
};

/// Makes what a run trains with, from its configuration and the checkpoint that it resumes. Every
/// rank of a run does this; nothing here belongs to the run's folder.
class TrainingSetup {
  public:
    /// The references must outlive the object.
    struct Inputs {
        const ResumePoint& point;
        c10::Device device;
        Path decode_program;
        const CancellationToken& cancellation;
        RunReporter& reporter;
        const ProcessGroup* group = nullptr; ///< null: the run has one rank
    };
    /// `config` gets the values that recordings and weights determine: layout and stress of the
    /// texts, speaker embedding, sizes of the codec. Checkpoints store it.
    TrainingSetup(const Inputs& inputs, RunConfig& config) : inputs_(inputs), config_(config) {}

    /// Makes everything but the validation batches.
    Result<std::unique_ptr<PreparedTraining>> prepare();
    /// Makes the validation batches, which takes long with a teacher.
    Result<void> add_validation(PreparedTraining& training) const;

  private:
    Result<void> read_pretrained_weights();
    Result<void> read_codec(PreparedTraining& training);
    void report_inherited_codec() const;
    Result<void> open_texts(PreparedTraining& training);
    Result<void> read_vocabulary();
    Result<void> load_teacher(PreparedTraining& training);
    void resolve_stress(const std::optional<AcousticTeacher>& teacher);
    Result<RunText> resolve_text(const std::optional<AcousticTeacher>& teacher) const;
    Result<void> read_recordings(PreparedTraining& training);
    void report_recordings(const TrainingData& data);
    Result<void> check_corpus_speakers(const SpeakerTable& speakers) const;
    Result<void> resolve_inherited_settings(const SpeakerTable& speakers,
                                            const SymbolTable& symbols);
    Result<void> make_model(PreparedTraining& training);
    Result<void> make_batches(PreparedTraining& training);
    std::optional<BatchShare> own_share() const;
    Result<void> choose_layers(PreparedTraining& training);
    const StateTree* checkpoint() const {
        return inputs_.point.checkpoint ? &inputs_.point.checkpoint->state : nullptr;
    }
    void report(Message what) {
        inputs_.reporter.report_state(RunPhase::preparing, std::move(what));
    }

    Inputs inputs_;
    RunConfig& config_;
    std::optional<Pretrained> pretrained_; ///< of a run that starts from pretrained weights
    std::optional<RunCodec> codec_;        ///< of a run that starts without weights of it
};

} // namespace formant
