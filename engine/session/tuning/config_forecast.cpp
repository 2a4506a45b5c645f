#include "engine/session/tuning/config_forecast.h"

#include "engine/base/text/time_text.h"
#include "engine/base/version.h"
#include "engine/data/batches/sample_length.h"
#include "engine/data/validation_split.h"
#include "engine/hardware/device_choice.h"
#include "engine/hardware/gpu_config.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/data_facts.h"
#include "engine/session/hardware/automatic_settings.h"
#include "engine/session/hardware/hardware_labels.h"
#include "engine/session/tuning/rough_estimate.h"
#include "engine/session/tuning/step_measurements.h"
#include "engine/tuning/batch_tuner.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Assumed duration of the longest clip in seconds if the recordings are unknown.
constexpr double usual_longest_s = 10;

/// Stores what the forecast of one configuration depends on.
struct Facts {
    const RunConfig& config; ///< with automatic settings resolved
    const GpuInfo* gpu;      ///< null: the CPU
    const HostInfo& host;
    const TunedBatch* tuned; ///< null: nothing was measured
    std::int64_t parameters = 0;
    DataFacts data;
    std::optional<StepTime> step; ///< nothing: no step of this configuration was measured
    std::optional<StepMemory> step_memory;
    double slowness = 1; ///< of the device, compared with its estimate

    std::optional<std::int64_t> limit_bytes() const {
        return gpu != nullptr ? gpu->total_memory_bytes : host.usable_ram_bytes();
    }
};

std::int64_t steps_of_longest(const Facts& facts) {
    const double clip_s = facts.data.longest_s > 0 ? facts.data.longest_s : usual_longest_s;
    const double sample_s = clip_s * static_cast<double>(facts.config.data.concatenate_max);
    const VoiceConfig& voice = facts.config.voice;
    return length_of_speech(features_of(voice.model, voice.audio), sample_s).steps();
}

bool is_memory_measured(const Facts& facts) {
    return facts.step_memory ||
           (facts.tuned != nullptr && facts.tuned->memory_per_sample_bytes > 0);
}

/// A measurement of this very configuration comes first.
std::int64_t memory_bytes(const Facts& facts) {
    if (facts.step_memory)
        return facts.step_memory->bytes;
    if (!is_memory_measured(facts))
        return estimate_memory_bytes(facts.config, facts.parameters, steps_of_longest(facts),
                                     facts.gpu != nullptr);
    const std::int64_t samples = facts.config.train.samples_in_batch(steps_of_longest(facts));
    return static_cast<std::int64_t>(facts.tuned->memory_fixed_bytes +
                                     facts.tuned->memory_per_sample_bytes *
                                         static_cast<double>(samples));
}

Message memory_sentence(bool is_measured, bool is_too_much, MessageArgs args) {
    if (is_too_much)
        return message(
            is_measured
                ? FORMANT_TR("session",
                             "{need} of {limit} (measured on this machine): too much. Halve "
                             "train.batch_size and double train.gradient_accumulation_steps")
                : FORMANT_TR("session",
                             "about {need} of {limit} (estimate): probably too much. Halve "
                             "train.batch_size and double train.gradient_accumulation_steps"),
            std::move(args));
    return message(
        is_measured
            ? FORMANT_TR("session", "{need} of {limit} (measured on this machine)")
            : FORMANT_TR(
                  "session",
                  "about {need} of {limit} (rough estimate; the preflight check measures it)"),
        std::move(args));
}

ForecastLine memory_line(const Facts& facts) {
    const std::int64_t need = memory_bytes(facts);
    const auto limit = facts.limit_bytes();
    const bool is_too_much =
        limit && static_cast<double>(need) > max_memory_share * static_cast<double>(*limit);
    const bool measured = is_memory_measured(facts);
    return {memory_sentence(measured, is_too_much,
                            {{"need", memory_label(need)}, {"limit", memory_label(limit)}}),
            measured, is_too_much};
}

std::int64_t samples_per_epoch(const Facts& facts) {
    const DataConfig& data = facts.config.data;
    const bool joins = data.concatenate_max > 1 && data.samples_per_epoch > 0;
    return joins ? data.samples_per_epoch
                 : facts.data.clips - validation_count(facts.data.clips, data.validation_share);
}

/// Returns the mean duration of a sample, which is made of the mean number of concatenated clips.
double seconds_of_sample(const Facts& facts) {
    const double clips = (1 + static_cast<double>(facts.config.data.concatenate_max)) / 2;
    return facts.data.mean_s * clips;
}

bool is_time_measured(const Facts& facts) {
    return facts.step || (facts.tuned != nullptr && facts.tuned->samples_per_s > 0);
}

double samples_of_step(const Facts& facts) {
    return static_cast<double>(facts.config.train.samples_per_rank());
}

/// Returns the estimate for a device of the usual speed.
double usual_seconds_per_step(const Facts& facts) {
    return estimate_step_s({facts.parameters, facts.config.train.gradient_accumulation_steps,
                            samples_of_step(facts) * seconds_of_sample(facts)},
                           facts.gpu, facts.host.usable_cores);
}

/// A measurement of this very configuration comes first.
double seconds_per_step(const Facts& facts) {
    if (facts.step)
        return facts.step->seconds;
    if (is_time_measured(facts))
        return samples_of_step(facts) / facts.tuned->samples_per_s;
    return facts.slowness * usual_seconds_per_step(facts);
}

/// Returns `before` if nothing was measured.
double slowness_by(const Facts& facts, double before) {
    constexpr double greatest = 100; // more says that something else took the time
    if (!is_time_measured(facts) || facts.data.mean_s <= 0)
        return before;
    return std::clamp(seconds_per_step(facts) / usual_seconds_per_step(facts), 1 / greatest,
                      greatest);
}

Message time_sentence(bool is_measured, MessageArgs args, std::int64_t steps) {
    return message(
        is_measured
            ? FORMANT_TR("session", "{whole} for all {all} steps, {time} for an epoch of {steps} "
                                    "{step|steps} (measured on this machine)")
            : FORMANT_TR("session",
                         "{whole} for all {all} steps, {time} for an epoch of {steps} "
                         "{step|steps} (rough estimate, may be several times off; the preflight "
                         "check measures it)"),
        std::move(args), steps);
}

ForecastLine time_line(const Facts& facts) {
    const std::int64_t samples = samples_per_epoch(facts);
    if (samples == 0 || facts.data.mean_s <= 0)
        return {message(FORMANT_TR("session", "unknown until data.corpus names recordings"))};
    const std::int64_t samples_per_step = facts.config.train.samples_per_step();
    const std::int64_t steps = (samples + samples_per_step - 1) / samples_per_step;
    const std::int64_t all = resolve_max_steps(facts.config.train, steps).max_steps;
    const double step_s = seconds_per_step(facts);
    const bool measured = is_time_measured(facts);
    return {time_sentence(measured,
                          {{"whole", duration_text(step_s * static_cast<double>(all))},
                           {"all", std::to_string(all)},
                           {"time", duration_text(step_s * static_cast<double>(steps))},
                           {"steps", std::to_string(steps)}},
                          steps),
            measured};
}

void make_absolute(std::string& file, const Path& folder) {
    if (!file.empty() && Path(file).is_relative())
        file = (folder / file).string();
}

std::vector<AutomaticValue> automatic_values(const std::vector<ResolvedSetting>& resolved) {
    std::vector<AutomaticValue> values;
    for (const ResolvedSetting& one : resolved)
        if (one.source == SettingSource::automatic || one.source == SettingSource::user_choice)
            values.push_back({one.key, one.value, one.reason});
    return values;
}

} // namespace

ConfigForecast ConfigForecaster::forecast(RunConfig config, const Path& folder,
                                          const CancellationToken& cancellation) {
    if (!chosen_)
        chosen_ = choose_hardware("auto");
    const HardwareInfo& hardware = chosen_->hardware;
    const GpuInfo* gpu = find_gpu(hardware, chosen_->choice.device);
    make_absolute(config.data.corpus, folder);
    const ModelFacts model = model_facts_of(config.voice);
    const DataFacts data = estimate_data_facts(config, cancellation);
    const auto resolved = resolve_automatic_settings(
        config, {hardware, gpu, chosen_->remembered, model, data}, nullptr);
    const TunedBatch* tuned =
        find_tuned(chosen_->remembered, gpu == nullptr ? "cpu" : persistent_id(*gpu),
                   tuning_key(config), config.train.precision, formant_version());
    const std::string device = gpu == nullptr ? "cpu" : chosen_->choice.device;
    const Facts facts{config,
                      gpu,
                      hardware.host,
                      tuned,
                      model.parameters,
                      data,
                      remembered_step_time(config, device),
                      remembered_step_memory(config, device),
                      slowness_};
    slowness_ = slowness_by(facts, slowness_);
    return {gpu != nullptr ? gpu_label(*gpu) : cpu_label(hardware.host), automatic_values(resolved),
            memory_line(facts), time_line(facts)};
}

} // namespace formant
