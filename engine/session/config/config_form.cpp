#include "engine/session/config/config_form.h"

#include "engine/session/config/run_config.h"
#include "engine/session/config/typed_value.h"

#include <algorithm>
#include <set>

namespace formant {
namespace {

std::string automatic_value(const Field& field) {
    return field.zero_is_automatic ? "0" : field.automatic_choice;
}

PathKind path_kind(const std::string& key) {
    static const std::set<std::string> only_files = {"data.exclude_sequences",
                                                     "train.pretrained_path"};
    const auto& settings = file_settings();
    if (std::ranges::find(settings, key, &FileSetting::key) == settings.end())
        return PathKind::none;
    return only_files.contains(key) ? PathKind::file : PathKind::file_or_folder;
}

FormField form_field(const BoundField& bound) {
    const Field& field = bound.field;
    return {bound.key,
            bound.section(),
            static_cast<ValueKind>(bound.value().index()),
            message(field.help),
            field.unit,
            field.minimum,
            field.maximum,
            field.choices,
            as_typed(bound.value()),
            automatic_value(field),
            field.restart_needed,
            path_kind(bound.key)};
}

} // namespace

const std::vector<FormField>& form_fields() {
    static const std::vector<FormField> all = [] {
        RunConfig defaults;
        const ConfigTable table = run_config_table(defaults);
        std::vector<FormField> fields;
        for (const BoundField& bound : table.fields())
            fields.push_back(form_field(bound));
        return fields;
    }();
    return all;
}

} // namespace formant
