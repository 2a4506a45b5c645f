#pragma once

#include "engine/base/message.h"
#include "engine/config/field.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The type of a setting's value. The order is that of the alternatives of FieldValue.
enum class ValueKind { boolean, integer, number, text, numbers, texts };

/// Describes one setting for a form that edits it: type, range, choices, help and default.
struct FormField {
    std::string key;     ///< "train.batch_size"
    std::string section; ///< "train"; empty at the top
    ValueKind kind = ValueKind::text;
    Message label; ///< different for each setting
    Message help;
    std::string unit; ///< "Hz", "steps"; empty: none
    std::optional<double> minimum;
    std::optional<double> maximum;
    std::vector<std::string> choices; ///< of a text; empty: any
    std::string default_value;        ///< as typed
    std::string automatic;            ///< value that selects the automatic setting; empty: none
    bool restart_needed = true;       ///< false: a running training applies changes
    PathKind path = PathKind::none;
};

/// Returns all settings of a run, in the order of run_config_table().
const std::vector<FormField>& form_fields();

/// Returns what the window calls a value that is the name of a kind of model, of a preset or of a
/// choice of layers; nothing for other values.
std::optional<Message> choice_title(const std::string& value);

/// Returns the title of the kind of model whose settings are in `section` ("model.NAME"); nothing
/// for other sections.
std::optional<Message> kind_of_section(const std::string& section);

} // namespace formant
