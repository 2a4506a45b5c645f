#include "engine/session/data/batch_feed.h"

#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/models/model_kinds.h"
#include "engine/session/data/planned_lengths.h"
#include "engine/train/step/captured_runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace formant {
namespace {

/// Large enough for batches of similar lengths, small enough to differ between epochs.
constexpr std::int64_t bucket_batches = 32;

Result<std::set<std::string>> read_excluded(const Path& file) {
    std::set<std::string> texts;
    if (file.empty())
        return texts;
    auto bytes = read_file(file);
    if (!bytes)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("session", "cannot read {file} (data.exclude_sequences)"),
                            {{"file", file.string()}}));
    std::istringstream lines(*bytes);
    // An empty line would exclude recordings without a text.
    for (std::string line; std::getline(lines, line);)
        if (std::string text = normalize_text(line); !text.empty())
            texts.insert(std::move(text));
    return texts;
}

PlanConfig plan_config(const RunConfig& config, const TrainingClips& clips,
                       std::set<std::string> excluded) {
    PlanConfig plan;
    plan.seed = static_cast<std::uint64_t>(config.train.seed);
    plan.effective_batch = config.train.samples_per_step();
    for (const TrainingClip& clip : clips) {
        plan.texts.push_back(clip.text);
        plan.speakers.push_back(clip.speaker);
        plan.lengths.push_back(clip.size());
    }
    plan.bucket_batches = config.data.length_buckets ? bucket_batches : 0;
    plan.concatenate_max = config.data.concatenate_max;
    plan.pause_ms_max = config.data.concatenate_pause_ms_max;
    plan.edge_ms_min = config.data.concatenate_edge_ms_min;
    plan.edge_ms_max = config.data.concatenate_edge_ms_max;
    plan.samples_per_epoch = config.data.samples_per_epoch;
    plan.excluded_texts = std::move(excluded);
    return plan;
}

/// Returns the shapes to which the batches of an epoch are padded.
PaddingGrid make_padding_grid(const RunConfig& config, const PlanConfig& plan,
                              const TrainingData& data, const ComputedFeature* computed) {
    const SampleMaker maker(data.training, features_of(config.voice.model, config.voice.audio),
                            data.tokenizer());
    auto steps = epoch_lengths(plan, maker);
    if (computed != nullptr)
        for (auto& step : steps)
            std::ranges::for_each(step,
                                  [&](SampleLength& length) { computed->add_output_to(length); });
    std::vector<SampleLength> samples;
    for (const auto& step : steps)
        samples.insert(samples.end(), step.begin(), step.end());
    PaddingGrid grid = PaddingGrid::of(std::move(samples));
    log(LogLevel::info, fmt::format("batches have {} shapes; {:.1f} % of their frames are padding",
                                    grid.size(), 100 * padding_share(grid, steps)));
    return grid;
}

} // namespace

Result<PlanConfig> make_plan(const RunConfig& config, const TrainingClips& clips) {
    return read_excluded(config.data.exclude_sequences).map([&](std::set<std::string> excluded) {
        return plan_config(config, clips, std::move(excluded));
    });
}

Result<std::unique_ptr<BatchSource>> make_batch_source(const RunConfig& config,
                                                       const TrainingData& data, c10::Device device,
                                                       ComputedFeature* computed,
                                                       StageProfiler* stages,
                                                       const std::optional<BatchShare>& share) {
    auto plan = make_plan(config, data.training);
    if (!plan)
        return fail(plan.error());
    const PaddingGrid padding = replays_steps_on(config.train, device)
                                    ? make_padding_grid(config, *plan, data, computed)
                                    : PaddingGrid();
    return with_threads([&]() -> std::unique_ptr<BatchSource> {
        return std::make_unique<PrefetchingSource>(
            data.training, features_of(config.voice.model, config.voice.audio), std::move(*plan),
            PrefetchConfig{automatic_workers(config.data.num_workers),
                           config.data.prefetch_buffer_size, config.train.batch_size, stages,
                           data.tokenizer(), padding, computed, share, config.train.batch_frames});
    });
}

Result<std::vector<Batch>> make_validation_batches(const RunConfig& config,
                                                   const TrainingClips& clips,
                                                   const Tokenizer& tokenizer,
                                                   ComputedFeature* computed) {
    const SampleMaker maker(clips, features_of(config.voice.model, config.voice.audio), tokenizer);
    std::vector<Sample> samples;
    for (std::size_t i = 0; i < clips.size(); ++i) {
        auto sample = maker.make({{i}, {}, 0, 0});
        if (!sample)
            return fail(sample.error());
        samples.push_back(std::move(*sample));
        if (computed != nullptr)
            computed->identify(samples.back());
    }
    if (computed != nullptr)
        computed->add_to(samples);
    Collation collation{config.train.batch_size};
    collation.max_frames = config.train.batch_frames;
    return collate_micro_batches(samples, collation);
}

} // namespace formant
