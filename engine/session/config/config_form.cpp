#include "engine/session/config/config_form.h"

#include "engine/models/model_kinds.h"
#include "engine/session/config/preset.h"
#include "engine/session/config/run_config.h"
#include "engine/session/config/typed_value.h"

#include <map>
#include <set>
#include <string_view>

namespace formant {
namespace {

std::string automatic_value(const Field& field) {
    return field.zero_is_automatic ? "0" : field.automatic_choice;
}

/// Returns the label of a setting. Several kinds of model may have settings of the same label; all
/// but the first get the name of their kind.
Message distinct_label(const BoundField& bound, std::set<std::string>& known) {
    const MessageText own = bound.field.label;
    Message label = *own.text == 0 ? Message{"", bound.field.name, {}} : message(own);
    const auto kind = kind_of_section(bound.section());
    if (known.insert(label.text).second || !kind)
        return label;
    return message(FORMANT_TR("field", "{label} ({kind})"), {{"label", label}, {"kind", *kind}});
}

FormField form_field(const BoundField& bound, std::set<std::string>& known_labels) {
    const Field& field = bound.field;
    return {bound.key,
            bound.section(),
            static_cast<ValueKind>(bound.value().index()),
            distinct_label(bound, known_labels),
            field.help,
            field.unit,
            field.minimum,
            field.maximum,
            field.choices,
            as_typed(bound.value()),
            automatic_value(field),
            field.restart_needed,
            field.path};
}

using ChoiceTitles = std::map<std::string, MessageText>;

/// A kind of model comes before a preset of the same name.
ChoiceTitles choice_titles() {
    ChoiceTitles titles;
    for (const ModelKind* kind : model_kinds())
        titles.emplace(kind->name(), kind->title());
    for (const Preset& preset : presets())
        titles.emplace(preset.name, preset.title);
    for (const ModelKind* kind : model_kinds())
        for (const LayerRecipe& recipe : kind->layer_recipes())
            titles.emplace(recipe.name, recipe.title);
    return titles;
}

} // namespace

std::optional<Message> choice_title(const std::string& value) {
    static const ChoiceTitles all = choice_titles();
    const auto found = all.find(value);
    return found == all.end() ? std::nullopt : std::optional(message(found->second));
}

std::optional<Message> kind_of_section(const std::string& section) {
    constexpr std::string_view above = "model.";
    const ModelKind* kind =
        section.starts_with(above) ? find_model_kind(section.substr(above.size())) : nullptr;
    return kind == nullptr ? std::nullopt : std::optional(message(kind->title()));
}

const std::vector<FormField>& form_fields() {
    static const std::vector<FormField> all = [] {
        RunConfig defaults;
        const ConfigTable table = run_config_table(defaults);
        std::vector<FormField> fields;
        std::set<std::string> labels;
        for (const BoundField& bound : table.fields())
            fields.push_back(form_field(bound, labels));
        return fields;
    }();
    return all;
}

} // namespace formant
