#include "engine/session/preflight/preflight.h"

#include "engine/base/os/os_module.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/data/speaker_table.h"
#include "engine/models/model_weights.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/prepared_tokens.h"
#include "engine/session/data/recorded_split.h"
#include "engine/session/preflight/preflight_configuration.h"
#include "engine/session/preflight/preflight_corpus.h"
#include "engine/session/preflight/preflight_memory.h"
#include "engine/session/preflight/preflight_model.h"
#include "engine/session/preflight/preflight_recordings.h"
#include "engine/session/preflight/preflight_storage.h"
#include "engine/session/preflight/preflight_texts.h"
#include "engine/session/preflight/preflight_time.h"
#include "engine/session/preflight/preflight_tokens.h"
#include "engine/session/preflight/preflight_training_set.h"
#include "engine/session/preflight/preflight_weights.h"
#include "engine/session/runs/finished_run.h"
#include "engine/session/runs/live_config.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/session/voices/run_text.h"

namespace formant {
namespace {

/// Runs the checks one after the other and skips those that depend on a failed one.
class Preflight {
  public:
    Preflight(const RunRequest& request, RunConfig config, PreflightDepth depth,
              const CancellationToken& cancellation, PreflightReport& report)
        : request_(request), config_(std::move(config)), is_full_(depth == PreflightDepth::full),
          cancellation_(cancellation), report_(report), runs_(runs_folder(request)),
          folder_(runs_ / config_.name) {}

    void run(const ResumePoint* point) {
        point_ = point != nullptr ? point : resolve_point();
        if (point_ != nullptr && point_->checkpoint) // its state is released before the last check
            split_history_ = split_history_of(&point_->checkpoint->state);
        if (point_ != nullptr && !point_->starts_fresh())
            config_ = with_recorded_changes(std::move(config_), folder_);
        keep_vocabulary();
        if (const Message model = model_choice_message(request_.config_file, request_.settings);
            !model.empty())
            report_.ok("model-choice", model);
        const std::string requested_precision = config_.train.precision;
        device_ = check_device(request_.device, original_config(), config_, report_);
        has_folder_ = !is_full_ || check_run_folder(runs_, config_.name, report_);
        if (is_full_) // a finished run was rejected before a run gets here
            check_steps_remain();
        if (!trains_on_prepared_tokens(config_.voice))
            check_text_frontend(config_.voice, report_);
        if (device_)
            check_graphs(config_.train, *device_, report_);
        if (device_ && device_->is_cpu())
            check_cpu_precision(requested_precision, config_.train, report_);
        if (trains_on_prepared_tokens(config_.voice))
            check_tokens();
        else
            check_data();
        check_acoustic_model(config_.voice, corpus_ ? &*corpus_ : nullptr, report_);
        check_vocoder(config_.voice, !starts_fresh(), report_);
        check_slow_storage({config_.data.corpus, runs_, cache_home()}, report_);
        check_model_and_weights();
        if (tokens_ && !cancellation_.requested())
            check_token_performance();
        if (!check_cache(report_) || !corpus_)
            return;
        check_cache_space(corpus_->utterances, report_);
        if (is_full_ && !cancellation_.requested())
            check_performance();
    }

  private:
    /// Returns null if it cannot be resolved; check_checkpoint() reports why.
    const ResumePoint* resolve_point() {
        own_point_ = resolve_resume_point(request_.resume, folder_);
        return own_point_ ? &*own_point_ : nullptr;
    }
    /// A run reads texts with the tokenizer in the checkpoint or the weights from which it starts,
    /// whose file may be gone. What cannot be read is reported by other checks.
    void keep_vocabulary() {
        if (starts_fresh())
            adopt_pretrained_vocabulary(config_);
        if (point_ == nullptr || !point_->checkpoint || !needs_texts(config_.voice))
            return;
        TextConfig text = config_.voice.text;
        if (resolve_vocabulary(text, &point_->checkpoint->state, nullptr))
            config_.voice.text = std::move(text);
    }
    bool starts_fresh() const { return point_ != nullptr && point_->starts_fresh(); }
    std::optional<RunConfig> original_config() const {
        return point_ != nullptr ? point_->original_config : std::nullopt;
    }
    void check_steps_remain() {
        const auto remain =
            point_ != nullptr ? refuse_finished_run(request_, config_, *point_) : Result<void>();
        if (!remain)
            report_.failed("nothing-left", remain.error());
    }
    void check_data() {
        const auto check = is_full_ ? RecordingCheck::first_bytes : RecordingCheck::listed;
        corpus_ = check_corpus(config_, check, cancellation_, report_);
        check_validation(config_, corpus_, split_history_, check, cancellation_, report_);
        if (!corpus_)
            return;
        check_writing_script(config_.voice, corpus_->utterances, report_);
        check_pronunciation(config_.voice, corpus_->utterances, report_);
        speakers_ = speakers_of(*corpus_);
    }

    /// A run reads them right after these checks.
    void check_tokens() {
        if (is_full_ && point_ != nullptr)
            tokens_ = check_prepared_tokens(config_, *point_, cancellation_, report_);
    }

    void check_model_and_weights() {
        if (point_ != nullptr)
            config_.voice = resolve_voice_config(config_, *point_, speakers_.size());
        const auto model = check_architecture(config_, speakers_.size(), report_);
        if (!model)
            return;
        // Without the corpus, the number of speakers is unknown.
        if (corpus_ || trains_on_prepared_tokens(config_.voice))
            has_trainable_layers_ =
                check_trainable_layers(config_.train, *model->trainable, report_);
        if (starts_fresh())
            check_codec(config_, report_);
        if (!has_folder_)
            return;
        if (is_full_) // a run reads it right after these checks
            check_checkpoint();
        if (starts_fresh() && trains_on_prepared_tokens(config_.voice))
            check_pretrained_tokens(config_, tokens_ ? &tokens_->text_tokens : nullptr, report_);
        else if (starts_fresh())
            check_pretrained(config_, corpus_ ? &*corpus_ : nullptr, report_);
        check_checkpoint_space(folder_, count_parameters(*model->trainable),
                               config_.train.keep_checkpoints, report_);
    }

    void check_checkpoint() {
        if (point_ == nullptr)
            return report_.failed("checkpoint", own_point_.error());
        trained_steps_ = point_->step();
        check_resume_checkpoint(config_, request_.resume, folder_, *point_,
                                {corpus_ ? &*corpus_ : nullptr, request_.allows_changes}, report_);
    }

    /// Reads a small corpus as the run does, and some recordings of a large one.
    std::optional<ClipDurations> check_durations(const Path& program) {
        const Utterances& recordings = corpus_->utterances;
        auto known = point_ != nullptr ? check_training_set(config_, *point_, recordings, program,
                                                            cancellation_, report_)
                                       : std::nullopt;
        if (own_point_ && own_point_->checkpoint) // frees the memory that the next checks measure
            own_point_->checkpoint->state = StateTree();
        return known ? report_durations(config_, std::move(*known), recordings.size(), report_)
                     : check_recordings(config_, program, recordings, cancellation_, report_);
    }

    Path program() const {
        return request_.decode_program.empty() ? program_file() : Path(request_.decode_program);
    }

    void check_performance() {
        // The read speed comes first, before the page cache holds the recordings.
        check_read_speed(corpus_->utterances, report_);
        const Path program = this->program();
        const auto clips = check_durations(program);
        if (!device_ || !has_trainable_layers_ || !clips || cancellation_.requested())
            return;
        if (check_memory(config_, *device_, speakers_.size(), clips->longest, program,
                         cancellation_, report_))
            check_training_time(config_, *device_,
                                {speakers_.size(), clips->mean, trained_steps_,
                                 steps_per_epoch(config_, corpus_->utterances, split_history_)},
                                program, cancellation_, report_);
    }

    void check_token_performance() {
        if (!device_ || !has_trainable_layers_)
            return;
        const std::int64_t per_step = config_.train.samples_per_step();
        const std::int64_t steps = (tokens_->examples + per_step - 1) / per_step;
        if (check_memory(config_, *device_, speakers_.size(), tokens_->clips.longest, program(),
                         cancellation_, report_))
            check_training_time(config_, *device_,
                                {speakers_.size(), tokens_->clips.mean, trained_steps_, steps},
                                program(), cancellation_, report_);
    }

    const RunRequest& request_;
    RunConfig config_;
    const bool is_full_;
    const CancellationToken& cancellation_;
    PreflightReport& report_;
    const Path runs_;
    const Path folder_;
    bool has_folder_ = false;
    bool has_trainable_layers_ = false; ///< false too if the model could not be created
    std::optional<c10::Device> device_;
    std::optional<Corpus> corpus_;
    std::optional<PreparedTokenFacts> tokens_; ///< of a model that trains on them
    SpeakerTable speakers_ = SpeakerTable::from_names({});
    Result<ResumePoint> own_point_;      ///< if the caller has not resolved it
    const ResumePoint* point_ = nullptr; ///< null if it cannot be resolved
    SplitHistory split_history_;
    std::int64_t trained_steps_ = 0; ///< of the checkpoint that the run resumes from
};

} // namespace

Result<void> run_preflight(const RunRequest& request, PreflightDepth depth,
                           const CancellationToken& cancellation, const OnPreflightCheck& on_check,
                           const ResumePoint* point) {
    PreflightReport report(on_check);
    auto result = catch_thread_limit([&] {
        if (const auto config = check_configuration(request, report))
            Preflight(request, *config, depth, cancellation, report).run(point);
        return report.result();
    });
    if (result && cancellation.requested())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("session", "stopped before training started")));
    return result;
}

} // namespace formant
