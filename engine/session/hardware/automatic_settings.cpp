#include "engine/session/hardware/automatic_settings.h"

#include "engine/base/version.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/hardware/device_choice.h"
#include "engine/hardware/settings/suggested_batch.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/run_config.h"

namespace formant {
namespace {

/// Returns true for a valid value that is not itself automatic.
bool is_value_of(const std::string& key, const std::string& text) {
    RunConfig config;
    const ConfigTable table = run_config_table(config);
    return assign_text(table, key, text, key).has_value() && !table.find(key)->is_automatic();
}

constexpr const char* batch_key = "train.batch_size";
constexpr const char* accumulation_key = "train.gradient_accumulation_steps";

/// Returns the name of the device as used in GpuConfig.
std::string device_of(const SettingFacts& facts) {
    return facts.gpu == nullptr ? "cpu" : persistent_id(*facts.gpu);
}

std::string automatic_precision(const SettingFacts& facts) {
    std::vector<SuggestedSetting> precision = {suggest_precision(facts.hardware, facts.gpu)};
    apply_user_choices(precision, facts.remembered, device_of(facts));
    return precision.front().value;
}

/// Finds the batch size that was measured with the precision of this run.
const TunedBatch* find_measurement(const RunConfig& config, const SettingFacts& facts) {
    const std::string& precision = config.train.precision;
    return find_tuned(facts.remembered, device_of(facts), tuning_key(config),
                      precision == "auto" ? automatic_precision(facts) : precision,
                      formant_version());
}

/// Provides the values of the run that is resumed, as far as they take precedence.
class OriginalRun {
  public:
    explicit OriginalRun(const RunConfig* original)
        : config_(original == nullptr ? RunConfig() : *original), table_(run_config_table(config_)),
          exists_(original != nullptr) {}

    /// Returns the number of samples per optimizer step.
    std::int64_t effective_batch(const TrainConfig& now) const {
        const TrainConfig& then = config_.train;
        const bool known = exists_ && then.batch_size > 0 && then.gradient_accumulation_steps > 0;
        return known ? then.samples_per_rank() : now.effective_batch_size;
    }

    /// Returns the half precision that the run was trained in so far.
    std::optional<std::string> half_precision() const {
        const std::string& precision = config_.train.precision;
        const bool is_half = exists_ && (precision == "bf16" || precision == "fp16");
        return is_half ? std::optional(precision) : std::nullopt;
    }

    std::optional<FieldValue> value_of(const BoundField& bound, const TrainConfig& now) const {
        const BoundField* then = exists_ ? table_.find(bound.key) : nullptr;
        if (then == nullptr || then->is_automatic() || bound.field.only_speed)
            return std::nullopt;
        if (bound.key == batch_key && has_another_accumulation(now))
            return std::nullopt;
        return then->value();
    }

  private:
    bool has_another_accumulation(const TrainConfig& now) const {
        return now.gradient_accumulation_steps != 0 &&
               now.gradient_accumulation_steps != config_.train.gradient_accumulation_steps;
    }

    RunConfig config_;
    ConfigTable table_;
    bool exists_;
};

std::vector<SuggestedSetting> suggestions_for(const RunConfig& config, const SettingFacts& facts,
                                              std::int64_t effective_batch) {
    const std::int64_t batches = config.train.gradient_accumulation_steps;
    const bool follows_accumulation = config.train.batch_size == 0 && batches > 0;
    const std::int64_t at_once =
        follows_accumulation ? accumulation_towards(effective_batch, batches) : effective_batch;
    auto suggestions = suggest_settings(facts.hardware, facts.gpu, facts.model, facts.data, at_once,
                                        find_measurement(config, facts));
    apply_user_choices(suggestions, facts.remembered, device_of(facts));
    return suggestions;
}

/// Stores the value of one setting and returns its origin. Storing cannot fail: these values have
/// the type and range of the field.
SettingSource resolve(const ConfigTable& table, const BoundField& bound,
                      const SuggestedSetting& suggested, const OriginalRun& original_run,
                      const TrainConfig& train) {
    if (!bound.is_automatic())
        return SettingSource::configured;
    const auto original = original_run.value_of(bound, train);
    if (original && bound.key != accumulation_key) {
        bound.field.set(bound.config, *original);
        return SettingSource::original_run;
    }
    const SettingSource source = original                   ? SettingSource::original_run
                                 : suggested.is_user_choice ? SettingSource::user_choice
                                                            : SettingSource::automatic;
    return assign_text(table, suggested.key, suggested.value, suggested.key)
        .map([&] { return source; })
        .value();
}

} // namespace

void apply_user_choices(std::vector<SuggestedSetting>& suggestions, const GpuConfig& remembered,
                        const std::string& device) {
    if (remembered.device != device)
        return;
    for (SuggestedSetting& one : suggestions) {
        const auto chosen = remembered.settings.find(one.key);
        if (one.is_only_choice || chosen == remembered.settings.end() ||
            !is_value_of(one.key, chosen->second))
            continue;
        one.value = chosen->second;
        one.is_user_choice = true;
        one.reason = message(FORMANT_TR("session", "you chose it for this device"));
    }
}

std::vector<ResolvedSetting> resolve_automatic_settings(RunConfig& config,
                                                        const SettingFacts& facts,
                                                        const RunConfig* original) {
    const OriginalRun original_run(original);
    const std::int64_t effective_batch = original_run.effective_batch(config.train);
    const ConfigTable table = run_config_table(config);
    if (config.train.precision == half_precision)
        config.train.precision =
            original_run.half_precision().value_or(half_precision_of(facts.hardware, facts.gpu));
    if (config.data.preprocess_workers == 0)
        config.data.preprocess_workers = config.data.num_workers;
    std::vector<ResolvedSetting> resolved;
    for (SuggestedSetting& suggested : suggestions_for(config, facts, effective_batch)) {
        if (suggested.key == accumulation_key) // follows from the batch size in effect
            suggested = suggest_accumulation(effective_batch, config.train.batch_size);
        const BoundField& bound = *table.find(suggested.key);
        const SettingSource source = resolve(table, bound, suggested, original_run, config.train);
        resolved.push_back({suggested.key, setting_text(bound.value()), suggested.value,
                            suggested.reason, source});
    }
    return resolved;
}

} // namespace formant
