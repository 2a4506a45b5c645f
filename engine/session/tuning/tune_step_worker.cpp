#include "engine/session/tuning/tune_step_worker.h"

#include "engine/base/os/os_memory.h"
#include "engine/base/text/json_text.h"
#include "engine/config/yaml_reader.h"
#include "engine/data/batches/prefetching_source.h"
#include "engine/data/batches/synthetic_batch.h"
#include "engine/hardware/device.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/run_config.h"
#include "engine/session/tuning/background_feature_load.h"
#include "engine/train/internal_error.h"
#include "engine/train/layer_selection.h"
#include "engine/train/step/captured_runner.h"
#include "engine/train/step/step_executor.h"
#include "engine/tuning/device_memory.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <iostream>

namespace formant {
namespace {

using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;

/// Minimum number of measured steps; one is too short to compare batch sizes.
constexpr std::int64_t min_steps = 2;

Result<RunConfig> config_of(const Json& request) {
    RunConfig config;
    return read_yaml(run_config_table(config), request.at("config").get<std::string>(), "request")
        .map([&] { return config; });
}

std::vector<BatchLengths> lengths_in(const Json& request) {
    std::vector<BatchLengths> steps;
    for (const Json& step : request.at("steps")) {
        BatchLengths& lengths = steps.emplace_back();
        for (const Json& sample : step)
            lengths.push_back({sample.at(0), sample.at(1), sample.at(2), sample.at(3)});
    }
    return steps;
}

/// Returns batches of these lengths; they have few shapes if steps are replayed, as in a run.
std::vector<GlobalBatch> batches_of(const std::vector<BatchLengths>& steps, const RunConfig& config,
                                    bool is_replayed) {
    const FeatureNeeds needs = features_of(config.voice.model, config.voice.audio);
    BatchLengths all;
    for (const BatchLengths& step : steps)
        all.insert(all.end(), step.begin(), step.end());
    const PaddingGrid padding = is_replayed ? PaddingGrid::of(std::move(all)) : PaddingGrid();
    Collation collation{config.train.batch_size, &padding};
    collation.max_frames = config.train.batch_frames;
    std::vector<GlobalBatch> batches;
    batches.reserve(steps.size());
    for (const BatchLengths& step : steps)
        batches.push_back(synthetic_batch(needs, step, collation));
    return batches;
}

/// Runs steps that do not count: the first ones allocate memory and choose algorithms. A step that
/// is replayed later is recorded the second time that its shape occurs.
void warm_up(StepExecutor& executor, const std::vector<GlobalBatch>& batches,
             const StepSettings& settings, bool is_replayed) {
    const std::size_t count = is_replayed ? batches.size() : 1;
    for (int time = 0; time < 2; ++time)
        for (std::size_t i = 0; i < count; ++i)
            executor.run(batches[i], settings);
}

std::vector<std::int64_t> frames_of(const GlobalBatch& batch) {
    std::vector<std::int64_t> frames;
    for (const Batch& part : batch.micro_batches)
        for (const SampleLength& length : part.lengths)
            frames.push_back(length.frames);
    return frames;
}

/// Returns the speed. A step returns its record on the host, so the device has finished by then.
double samples_per_s(StepExecutor& executor, BackgroundFeatureLoad& feature_load,
                     const std::vector<GlobalBatch>& batches, const StepSettings& settings,
                     double seconds) {
    const auto begin = Clock::now();
    std::int64_t samples = 0;
    std::chrono::duration<double> passed{};
    for (std::int64_t i = 0; i < min_steps || passed.count() < seconds; ++i) {
        const GlobalBatch& batch = batches[static_cast<std::size_t>(i) % batches.size()];
        const std::vector<std::int64_t> frames = frames_of(batch);
        feature_load.submit(frames);
        executor.run(batch, settings);
        samples += static_cast<std::int64_t>(frames.size());
        passed = Clock::now() - begin;
    }
    return static_cast<double>(samples) / passed.count();
}

Result<Json> measure(const Json& request) {
    const auto config = config_of(request);
    if (!config)
        return fail(config.error());
    const auto device = open_device(request.at("device"));
    if (!device)
        return fail(device.error());
    const auto model = create_model(config->voice.model, config->voice.audio,
                                    expected_symbols(config->voice), {}, request.at("speakers"));
    if (!model)
        return fail(model.error());
    model->trainable->to(*device);
    model->trainable->set_gradient_checkpointing(config->train.uses_gradient_checkpointing());
    const auto layers = select_layers(config->train, *model->trainable);
    if (!layers)
        return fail(layers.error());
    OptimizationState state(*model->trainable, config->train, *device, layers->trained);
    StepExecutor executor(state, config->train, *device);
    BackgroundFeatureLoad feature_load(
        config->voice.audio, automatic_workers(config->data.num_workers),
        std::max<std::int64_t>(1, config->data.prefetch_buffer_size));
    const bool is_replayed = replays_steps_on(config->train, *device);
    const auto batches = batches_of(lengths_in(request), *config, is_replayed);
    const StepSettings settings{1, config->train.learning_rate};
    warm_up(executor, batches, settings, is_replayed);
    const double speed =
        samples_per_s(executor, feature_load, batches, settings, request.at("seconds"));
    std::optional<std::int64_t> limit;
    if (request.contains("memory_limit_bytes"))
        limit = request.at("memory_limit_bytes").get<std::int64_t>();
    const MemoryPeak memory = memory_peak(*device, limit);
    return Json{{"ok", true},
                {"samples_per_s", speed},
                {"peak_bytes", memory.peak_bytes},
                {"limit_bytes", memory.limit_bytes}};
}

Json answer(const std::string& line) {
    try {
        const auto measured = measure(parse_json(line));
        if (measured)
            return *measured;
        return {{"ok", false}, {"reason", to_english(measured.error().what)}};
    } catch (const CaptureError& failure) {
        return {{"ok", false},
                {"reason", fmt::format("the step cannot be replayed as a CUDA graph ({}); set "
                                       "train.compile_fullgraph to false to train eagerly",
                                       failure.what())}};
    } catch (const std::exception& failure) { // LibTorch throws when it runs out of memory
        return {{"ok", false}, {"reason", to_english(internal_error(failure).what)}};
    }
}

} // namespace

int run_tune_step_worker() {
    be_first_to_run_out_of_memory();
    std::string line;
    std::getline(std::cin, line);
    std::cout << answer(line).dump(-1, ' ', false, Json::error_handler_t::replace) << std::endl;
    return 0;
}

} // namespace formant
