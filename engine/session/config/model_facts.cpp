#include "engine/session/config/model_facts.h"

#include "engine/data/batches/synthetic_batch.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/without_initialization.h"
#include "engine/session/config/typed_value.h"
#include "engine/text/byte_pair/piece_reader.h"
#include "engine/text/sentencepiece/sentencepiece_symbols.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace formant {
namespace {

/// Of the published tokenizer of IndexTTS2.
constexpr std::int64_t usual_text_tokens = 12000;

/// Returns true for whole numbers and lists of numbers, such as widths and depths.
bool is_dimension(const BoundField& field) {
    const FieldValue value = field.value();
    return std::holds_alternative<std::int64_t>(value) ||
           std::holds_alternative<std::vector<double>>(value);
}

/// Returns the dimensions that differ from those of the size: ", decoder_channels=16".
std::string changed_dimensions(ModelConfig model) {
    RunConfig of_size;
    set_model_size(of_size.voice.model, model.size);
    RunConfig actual;
    actual.voice.model = std::move(model);
    const std::string section = "model." + actual.voice.model.name + ".";
    const ConfigTable usual = run_config_table(of_size);
    const ConfigTable table = run_config_table(actual);
    std::string changed;
    for (const BoundField& field : table.fields())
        if (field.key.starts_with(section) && is_dimension(field) &&
            field.value() != usual.find(field.key)->value())
            changed +=
                fmt::format(", {}={}", field.key.substr(section.size()), as_typed(field.value()));
    return changed;
}

} // namespace

std::string tuning_key(const RunConfig& config) {
    return fmt::format("{} {}{}{}", config.voice.model.name, config.voice.model.size,
                       changed_dimensions(config.voice.model),
                       uses_gradient_checkpointing(config) ? " (gradient checkpointing)" : "");
}

bool uses_gradient_checkpointing(const RunConfig& config) {
    return kind_of(config.voice.model).supports_gradient_checkpointing() &&
           config.train.uses_gradient_checkpointing();
}

bool needs_texts(const VoiceConfig& config) {
    const FeatureNeeds needs = features_of(config.model, config.audio);
    return needs.has(Feature::tokens) && !needs.prepared;
}

std::int64_t expected_symbols(const VoiceConfig& config) {
    if (!features_of(config.model, config.audio).prepared) {
        const auto reader = config.text.reads_pieces() && needs_texts(config)
                                ? PieceReader::create(config.text)
                                : Result<std::unique_ptr<const PieceReader>>();
        return reader && *reader ? (*reader)->symbols().size() : synthetic_symbol_count;
    }
    const auto symbols = read_sentencepiece_symbols(config.text.tokenizer);
    return symbols ? symbols->size() : usual_text_tokens;
}

ModelFacts model_facts_of(const VoiceConfig& config) {
    const WithoutInitialization names_and_shapes;
    const auto model = create_model(config.model, config.audio, expected_symbols(config), {});
    return {config.model.name, model ? count_parameters(*model->trainable) : 0,
            kind_of(config.model).supports_gradient_checkpointing()};
}

} // namespace formant
