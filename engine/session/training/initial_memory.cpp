#include "engine/session/training/initial_memory.h"

#include "engine/base/os/os_memory.h"
#include "engine/hardware/host/probe_host.h"
#include "engine/models/model_kinds.h"
#include "engine/session/tuning/rough_estimate.h"
#include "engine/session/tuning/step_trial.h"

#include <algorithm>

namespace formant {
namespace {

/// The estimate is accurate to a factor of about two.
constexpr double near_share = 0.5;
/// Longer trials are not worth the wait: the training itself retries with less memory.
constexpr double trial_limit_s = 60;

SampleLength longest_prepared(const TrainingClips& clips, const FeatureNeeds& needs) {
    SampleLength longest{.conditioning = needs.limits.conditioning_length};
    for (const TrainingClip& clip : clips) {
        longest.tokens = std::max(longest.tokens, static_cast<std::int64_t>(clip.tokens.size()));
        longest.codes = std::max(longest.codes, clip.codes.numel());
    }
    return longest;
}

SampleLength longest_sample(const InitialMemoryFacts& facts) {
    const VoiceConfig& voice = facts.config.voice;
    const FeatureNeeds needs = features_of(voice.model, voice.audio);
    if (needs.prepared)
        return longest_prepared(facts.data.training, needs);
    std::int64_t longest = 0;
    for (const TrainingClip& clip : facts.data.training)
        longest = std::max(longest, clip.samples.numel());
    const double clip_s =
        static_cast<double>(longest) / static_cast<double>(voice.audio.sample_rate_hz);
    return length_of_speech(needs, clip_s * static_cast<double>(facts.config.data.concatenate_max));
}

bool is_near(std::int64_t bytes, std::optional<std::int64_t> limit) {
    return limit && static_cast<double>(bytes) > near_share * static_cast<double>(*limit);
}

StepTrialRequest trial_with(const InitialMemoryFacts& facts, const MemoryUse& use) {
    StepTrialRequest request;
    request.program = facts.program;
    request.config = facts.config;
    request.config.train.batch_size = use.micro_batch;
    request.config.train.gradient_accumulation_steps = 1;
    request.config.train.use_gradient_checkpointing = use.gradient_checkpointing ? "on" : "off";
    request.speakers = facts.data.speakers.size();
    request.steps = {std::vector<SampleLength>(static_cast<std::size_t>(use.micro_batch),
                                               longest_sample(facts))};
    request.seconds = 0;
    request.memory_limit_bytes = probe_host().usable_ram_bytes();
    request.time_limit_s = trial_limit_s;
    return request;
}

} // namespace

bool is_near_memory_limit(const InitialMemoryFacts& facts) {
    const std::int64_t bytes =
        estimate_memory_bytes(facts.config, facts.parameters, longest_sample(facts).steps(),
                              /*on_gpu=*/false);
    const auto now = peak_memory();
    return is_near(bytes, probe_host().usable_ram_bytes()) ||
           is_near(bytes + (now ? now->address_space_bytes : 0), address_space_limit_bytes());
}

std::optional<MemoryUse> probe_initial_memory(const InitialMemoryFacts& facts,
                                              const CancellationToken& cancellation) {
    const TrainConfig& train = facts.config.train;
    const MemoryUse configured = {train.batch_size, train.uses_gradient_checkpointing()};
    const bool can_checkpoint = kind_of(facts.config.voice.model).supports_gradient_checkpointing();
    std::optional<MemoryUse> use = configured;
    while (use && !cancellation.requested()) {
        const TuneTrial trial = run_step_trial(trial_with(facts, *use), cancellation);
        if (trial.timed_out)
            return std::nullopt;
        if (fits(trial))
            return *use == configured ? std::nullopt : use;
        use = with_less_memory(*use, can_checkpoint);
    }
    return std::nullopt; // not even the smallest fits; the training reports that
}

} // namespace formant
