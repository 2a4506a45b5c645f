#include "engine/session/hardware/automatic_settings.h"

#include "engine/base/version.h"
#include "engine/config/yaml_reader.h"
#include "engine/config/yaml_writer.h"
#include "engine/hardware/device_choice.h"
#include "engine/hardware/settings/suggested_batch.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/hardware/preferred_settings.h"

namespace formant {
namespace {

constexpr const char* batch_key = "train.batch_size";
constexpr const char* accumulation_key = "train.gradient_accumulation_steps";

/// As GpuConfig names it.
std::string device_of(const SettingFacts& facts) {
    return facts.gpu == nullptr ? "cpu" : lasting_name(*facts.gpu);
}

std::string automatic_precision(const SettingFacts& facts) {
    std::vector<SuggestedSetting> precision = {suggest_precision(facts.hardware, facts.gpu)};
    prefer_chosen(precision, facts.remembered, device_of(facts));
    return precision.front().value;
}

/// A tuning holds for the precision that will be computed in.
const TunedBatch* find_measurement(const RunConfig& config, const SettingFacts& facts) {
    const std::string& precision = config.train.precision;
    return find_tuned(facts.remembered, device_of(facts), tuned_name_of(config),
                      precision == "auto" ? automatic_precision(facts) : precision,
                      formant_version());
}

/// What a run began with, as far as it is to stay when the run goes on.
class Beginning {
  public:
    explicit Beginning(const RunConfig* begun)
        : config_(begun == nullptr ? RunConfig() : *begun), table_(run_config_table(config_)),
          is_there_(begun != nullptr) {}

    /// Samples of a step.
    std::int64_t effective_batch(const TrainConfig& now) const {
        const TrainConfig& then = config_.train;
        const bool known = is_there_ && then.batch_size > 0 && then.gradient_accumulation_steps > 0;
        return known ? then.batch_size * then.gradient_accumulation_steps
                     : now.effective_batch_size;
    }

    std::optional<FieldValue> value_of(const BoundField& bound, const TrainConfig& now) const {
        const BoundField* then = is_there_ ? table_.find(bound.key) : nullptr;
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
    bool is_there_;
};

std::vector<SuggestedSetting> suggestions_for(const RunConfig& config, const SettingFacts& facts,
                                              std::int64_t effective_batch) {
    const std::int64_t batches = config.train.gradient_accumulation_steps;
    const std::int64_t at_once =
        batches == 0 ? effective_batch : accumulation_towards(effective_batch, batches);
    auto suggestions = suggest_settings(facts.hardware, facts.gpu, facts.model, facts.data, at_once,
                                        find_measurement(config, facts));
    prefer_chosen(suggestions, facts.remembered, device_of(facts));
    return suggestions;
}

/// Values that are written here are of the field's own type and range: storing them cannot fail.
SettingSource settle(const ConfigTable& table, const BoundField& bound,
                     const SuggestedSetting& suggested, const Beginning& beginning,
                     const TrainConfig& train) {
    if (!bound.is_automatic())
        return SettingSource::configured;
    const auto begun = beginning.value_of(bound, train);
    if (begun && bound.key != accumulation_key) {
        bound.field.set(bound.config, *begun);
        return SettingSource::begun;
    }
    return assign_text(table, suggested.key, suggested.value, suggested.key)
        .map([&] { return begun ? SettingSource::begun : SettingSource::automatic; })
        .value();
}

std::string plain_text(const FieldValue& value) {
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr ? *text : write_yaml(value);
}

} // namespace

std::vector<SettledSetting> settle_automatic_settings(RunConfig& config, const SettingFacts& facts,
                                                      const RunConfig* begun) {
    const Beginning beginning(begun);
    const std::int64_t effective_batch = beginning.effective_batch(config.train);
    const ConfigTable table = run_config_table(config);
    if (config.data.preprocess_workers == 0)
        config.data.preprocess_workers = config.data.num_workers;
    std::vector<SettledSetting> settled;
    for (SuggestedSetting& suggested : suggestions_for(config, facts, effective_batch)) {
        if (suggested.key == accumulation_key) // of the batch size that holds
            suggested.value =
                std::to_string(accumulation_towards(effective_batch, config.train.batch_size));
        const BoundField& bound = *table.find(suggested.key);
        const SettingSource source = settle(table, bound, suggested, beginning, config.train);
        settled.push_back(
            {suggested.key, plain_text(bound.value()), suggested.value, suggested.reason, source});
    }
    return settled;
}

} // namespace formant
