#include "engine/session/tuning/diagnosed_training.h"

#include "engine/base/scratch_folder.h"
#include "engine/data/corpus_reader.h"
#include "engine/data/decoding/decode_timing.h"
#include "engine/models/create_model.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/data/prepared_tokens.h"
#include "engine/session/data/representative_recordings.h"
#include "engine/session/voices/resolved_voice_config.h"
#include "engine/train/layer_selection.h"
#include "engine/train/metrics/metrics_log.h"
#include "engine/tuning/timed_steps.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <map>

namespace formant {
namespace {

constexpr std::int64_t steps_of_other_batch_size = 20;

/// Limits prefetching. Batches that are ready before the first step would hide for a while that
/// loading is too slow.
RunConfig with_short_buffer(RunConfig config) {
    const std::int64_t enough = automatic_workers(config.data.num_workers) + 1;
    config.data.prefetch_buffer_size = std::min(config.data.prefetch_buffer_size, enough);
    return config;
}

/// Changes the batch size but not the accumulation, so that the difference is the cost of samples
/// alone: with several micro-batches, work that phases share within one is repeated.
RunConfig with_other_batch_size(RunConfig config) {
    std::int64_t& size = config.train.batch_size;
    size = size % 2 == 0 ? size / 2 : size * 2;
    return config;
}

std::vector<double> decode_ms_of_workers(const std::vector<DecodeTime>& times) {
    std::map<std::size_t, std::pair<double, double>> sums; // ms, recordings
    for (const DecodeTime& time : times) {
        sums[time.worker].first += time.decode_ms;
        sums[time.worker].second += 1;
    }
    std::vector<double> means;
    means.reserve(sums.size());
    for (const auto& [worker, sum] : sums)
        means.push_back(sum.first / sum.second);
    return means;
}

} // namespace

DiagnosedTraining::DiagnosedTraining(const RunConfig& config, c10::Device device,
                                     Path decode_program, const CancellationToken& cancellation,
                                     ProcessGroup* group)
    : config_(with_short_buffer(config)), device_(device),
      decode_program_(std::move(decode_program)), cancellation_(cancellation), group_(group),
      stages_(device_synchronizer(device)) {
    // The samples of the ranks that are measured, whatever the run will have.
    config_.train.data_parallel_size =
        group == nullptr ? 1 : static_cast<std::int64_t>(group->size());
    // A replayed step has no stages.
    config_.train.use_torch_compile = config_.train.compile_fullgraph = false;
    config_.train.compile_mode = "default";
}

Result<void> DiagnosedTraining::prepare() {
    // Comes first, before the page cache holds the recordings.
    return time_preparation().and_then([&] { return read_recordings(); }).and_then([&] {
        return make_model();
    });
}

Result<void> DiagnosedTraining::read_recordings() {
    adopt_pretrained_vocabulary(config_);
    const auto voice = load_acoustic_teacher(config_.voice, device_);
    if (!voice)
        return fail(voice.error());
    adopt_vocabulary(*voice, config_.voice.text);
    const auto text_reader = model_text_reader(config_.voice);
    if (!text_reader)
        return fail(text_reader.error());
    std::optional<SymbolTable> symbols;
    if (*voice && (*voice)->voice.reads_texts) {
        symbols = (*voice)->voice.symbols;
        config_.voice.text.layout = name_of((*voice)->voice.layout);
        config_.voice.text.keep_stress = (*voice)->voice.keeps_stress ? "on" : "off";
    }
    auto data = make_training_data({config_.data, config_.voice, text_reader->get(),
                                    decode_program_, symbols, false, config_.train.preloads()},
                                   cancellation_);
    if (!data)
        return fail(data.error());
    data_ = std::move(*data);
    preparation_.recordings = data_.decoded;
    return make_teacher_forced_mels(*voice, data_.speakers, config_.train.seed,
                                    computed_feature_folder(config_.data))
        .map([&](std::unique_ptr<ComputedFeature> teacher_mels) {
            teacher_mels_ = std::move(teacher_mels);
        });
}

Result<void> DiagnosedTraining::time_preparation() {
    if (trains_on_prepared_tokens(config_.voice))
        return {}; // nothing is decoded
    const auto corpus =
        read_corpus({config_.data.corpus, config_.data.format, config_.data.prompt_list,
                     "data.corpus", config_.data.folders_are_speakers},
                    cancellation_);
    if (!corpus)
        return fail(corpus.error());
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    DecodeSettings settings = decode_settings_of(config_.data, config_.voice.audio.sample_rate_hz);
    settings.program = decode_program_;
    settings.scratch = scratch.path();
    const auto times = with_threads([&] {
        return time_decoding(representative_recordings(corpus->utterances), settings, cancellation_,
                             &stages_);
    });
    if (!times)
        return fail(times.error());
    preparation_.decode_ms_of_workers = decode_ms_of_workers(*times);
    preparation_spans_ = stages_.spans();
    return {};
}

Result<void> DiagnosedTraining::make_model() {
    config_.voice = fresh_voice_config(config_, data_.speakers.size());
    auto model = create_model(config_.voice.model, config_.voice.audio, data_.symbols.size(),
                              data_.statistics, data_.speakers.size());
    if (!model)
        return fail(model.error());
    model_ = std::move(*model);
    model_.trainable->to(device_);
    model_.trainable->set_gradient_checkpointing(config_.train.uses_gradient_checkpointing());
    return select_layers(config_.train, *model_.trainable).map([&](const LayerSelection& layers) {
        layers_ = layers;
    });
}

std::optional<BatchShare> DiagnosedTraining::own_share(const RunConfig& config) const {
    if (group_ == nullptr)
        return std::nullopt;
    return equal_shares(config.train.samples_per_step(), group_->size()).at(group_->rank());
}

Result<void> DiagnosedTraining::cache_teacher_mels(const RunConfig& config, std::int64_t steps) {
    if (!teacher_mels_ || computed_feature_folder(config.data).empty())
        return {};
    const auto source =
        make_batch_source(config, data_, device_, teacher_mels_.get(), nullptr, own_share(config));
    if (!source)
        return fail(source.error());
    for (std::int64_t i = 0; i < timed_steps_warmup + steps; ++i) {
        if (cancellation_.requested())
            return fail(ErrorKind::interrupted, message(FORMANT_TR("session", "stopped")));
        if (const auto batch = (*source)->next(); !batch)
            return fail(batch.error());
    }
    return {};
}

/// Runs the steps with the logging of a real run.
Result<void> DiagnosedTraining::run(const RunConfig& config, std::int64_t steps) {
    if (auto cached = cache_teacher_mels(config, steps); !cached)
        return cached;
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    auto log = MetricsLog::open(scratch.path() / "metrics.jsonl");
    if (!log)
        return fail(log.error());
    auto source =
        make_batch_source(config, data_, device_, teacher_mels_.get(), &stages_, own_share(config));
    if (!source)
        return fail(source.error());
    total_steps_ = resolve_max_steps(config.train, (*source)->batches_per_epoch()).max_steps;
    return timed_steps({*model_.trainable, **source, config.train, layers_.trained, device_, **log,
                        stages_, group_},
                       steps, cancellation_);
}

Result<void> DiagnosedTraining::run_steps(std::int64_t steps) {
    return run(config_, steps).map([&] { step_spans_ = stages_.spans(); });
}

Result<void> DiagnosedTraining::run_steps_of_other_batch_size() {
    const bool needs_more_memory = config_.train.batch_size % 2 != 0;
    if (group_ != nullptr && needs_more_memory)
        return {}; // if a rank has too little, all would lose what they have measured
    const std::int64_t steps_of_training = total_steps_;
    const RunConfig other = with_other_batch_size(config_);
    auto taken = run(other, steps_of_other_batch_size);
    total_steps_ = steps_of_training;
    if (!taken)
        return taken.error().kind == ErrorKind::training ? Result<void>() : taken;
    DiagnosisFacts facts;
    facts.times = step_times(stages_.spans());
    facts.accumulation = other.train.gradient_accumulation_steps;
    other_size_ = ComputeTime{other.train.batch_size, facts.compute_ms()};
    return {};
}

DiagnosisFacts DiagnosedTraining::facts() const {
    DiagnosisFacts facts;
    facts.times = step_times(step_spans_);
    facts.workers = worker_times(preparation_spans_, decode_processes_of(config_.data));
    const auto of_batches = worker_times(step_spans_, automatic_workers(config_.data.num_workers));
    facts.workers.insert(facts.workers.end(), of_batches.begin(), of_batches.end());
    facts.other_size = other_size_;
    facts.preparation = preparation_;
    facts.batch_size = config_.train.batch_size;
    facts.accumulation = config_.train.gradient_accumulation_steps;
    facts.steps_of_training = total_steps_;
    facts.preloaded = config_.train.preloads();
    facts.checkpointing = uses_gradient_checkpointing(config_);
    return facts;
}

std::vector<StageSpan> DiagnosedTraining::spans() const {
    std::vector<StageSpan> all = preparation_spans_;
    all.insert(all.end(), step_spans_.begin(), step_spans_.end());
    return all;
}

} // namespace formant
