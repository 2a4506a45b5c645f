#include "engine/session/preflight/preflight.h"

#include "engine/base/os/os_module.h"
#include "engine/data/speaker_table.h"
#include "engine/models/model_weights.h"
#include "engine/session/preflight/preflight_configuration.h"
#include "engine/session/preflight/preflight_corpus.h"
#include "engine/session/preflight/preflight_device.h"
#include "engine/session/preflight/preflight_folder.h"
#include "engine/session/preflight/preflight_mels.h"
#include "engine/session/preflight/preflight_memory.h"
#include "engine/session/preflight/preflight_model.h"
#include "engine/session/preflight/preflight_recordings.h"
#include "engine/session/preflight/preflight_room.h"
#include "engine/session/preflight/preflight_slow_storage.h"
#include "engine/session/preflight/preflight_start.h"
#include "engine/session/preflight/preflight_time.h"
#include "engine/session/preflight/preflight_vocoder.h"
#include "engine/session/runs/finished_run.h"
#include "engine/session/runs/run_start.h"
#include "engine/session/voices/voice_of_run.h"

namespace formant {
namespace {

/// Looks at one thing after the other; what depends on a failure is left out.
class Preflight {
  public:
    Preflight(const RunRequest& request, RunConfig config, PreflightDepth depth,
              const Cancellation& cancellation, PreflightLines& lines)
        : request_(request), config_(std::move(config)), whole_(depth == PreflightDepth::whole),
          cancellation_(cancellation), lines_(lines), runs_(runs_folder(request)),
          folder_(runs_ / config_.name) {}

    void look() {
        look_at_capture(config_.train, lines_);
        device_ = look_at_device(request_, config_, lines_);
        has_folder_ = !whole_ || look_at_run_folder(runs_, config_.name, lines_);
        if (whole_) // a run itself has been refused by then
            look_at_what_is_left();
        look_at_text(config_.voice, lines_);
        if (device_ && device_->is_cpu())
            look_at_precision_on_cpu(config_.train, lines_);
        look_at_data();
        look_at_mels(config_.voice, corpus_ ? &*corpus_ : nullptr, lines_);
        look_at_vocoder(config_.voice, !begins_anew(request_.resume, folder_), lines_);
        look_at_slow_storage({config_.data.corpus, runs_, cache_home()}, lines_);
        look_at_what_is_trained();
        if (!look_at_cache(lines_) || !corpus_)
            return;
        look_at_cache_room(corpus_->utterances, lines_);
        if (whole_ && !cancellation_.requested())
            look_at_speed();
    }

  private:
    void look_at_what_is_left() {
        if (const auto begins = refuse_finished_run(request_, config_); !begins)
            lines_.failed("nothing-left", begins.error());
    }
    void look_at_data() {
        const auto look = whole_ ? RecordingLook::first_bytes : RecordingLook::listed;
        corpus_ = look_at_corpus(config_, look, cancellation_, lines_);
        look_at_validation(config_, corpus_, look, cancellation_, lines_);
        if (!corpus_)
            return;
        look_at_writing(config_.voice, corpus_->utterances, lines_);
        speakers_ = speakers_of(*corpus_);
    }

    void look_at_what_is_trained() {
        config_.voice = voice_of_run(config_, request_.resume, folder_, speakers_.size());
        const auto model = look_at_model(config_, speakers_.size(), lines_);
        if (!model)
            return;
        if (corpus_) // without it, it is not known whether there are layers of speakers
            can_step_ = look_at_layers(config_.train, *model->trainable, lines_);
        if (!has_folder_)
            return;
        if (whole_) // a run itself reads it next
            trained_steps_ = look_at_checkpoint(config_, request_.resume, folder_, lines_);
        if (begins_anew(request_.resume, folder_))
            look_at_pretrained(config_, corpus_ ? &speakers_ : nullptr, lines_);
        look_at_checkpoint_room(folder_, count_parameters(*model->trainable),
                                config_.train.keep_checkpoints, lines_);
    }

    void look_at_speed() {
        look_at_storage(corpus_->utterances, lines_); // before they have been read
        const Path program =
            request_.decode_program.empty() ? program_file() : Path(request_.decode_program);
        const auto clips =
            look_at_recordings(config_, program, corpus_->utterances, cancellation_, lines_);
        if (!device_ || !can_step_ || !clips || cancellation_.requested())
            return;
        if (look_at_memory(config_, *device_, speakers_.size(), clips->longest, program,
                           cancellation_, lines_))
            look_at_time(config_, *device_, corpus_->utterances,
                         {speakers_.size(), clips->mean, trained_steps_}, lines_);
    }

    const RunRequest& request_;
    RunConfig config_;
    const bool whole_;
    const Cancellation& cancellation_;
    PreflightLines& lines_;
    const Path runs_;
    const Path folder_;
    bool has_folder_ = false;
    bool can_step_ = false; ///< the model is there, and something of it is trained
    std::optional<c10::Device> device_;
    std::optional<Corpus> corpus_;
    SpeakerTable speakers_ = SpeakerTable::from_names({});
    std::int64_t trained_steps_ = 0; ///< of the checkpoint that the run goes on from
};

} // namespace

Result<void> run_preflight(const RunRequest& request, PreflightDepth depth,
                           const Cancellation& cancellation, const OnPreflightLine& on_line) {
    PreflightLines lines(on_line);
    if (const auto config = look_at_configuration(request, lines))
        Preflight(request, *config, depth, cancellation, lines).look();
    auto looked = lines.result();
    if (looked && cancellation.requested())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("session", "stopped before the training began")));
    return looked;
}

} // namespace formant
