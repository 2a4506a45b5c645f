#pragma once

#include "engine/base/message.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

enum class ValueKind { truth, whole_number, number, text, numbers, texts };

/// What a form needs to know of a setting.
struct FormField {
    std::string key;     ///< "train.batch_size"
    std::string section; ///< "train"; empty at the top
    ValueKind kind = ValueKind::text;
    Message help;
    std::string unit; ///< "Hz", "steps"; empty: none
    std::optional<double> minimum;
    std::optional<double> maximum;
    std::vector<std::string> choices; ///< of a text; empty: any
    std::string default_value;        ///< as typed
    std::string automatic;            ///< the value that leaves it to the program; empty: none
    bool restart_needed = true;       ///< before a training takes it up
};

/// All settings of a run, in the order of their table.
const std::vector<FormField>& form_fields();

} // namespace formant
