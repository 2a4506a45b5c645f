#include "engine/config/config_help.h"

#include "engine/config/yaml_writer.h"

#include <sstream>

namespace formant {
namespace {

std::string range_text(const Field& field) {
    if (!field.minimum && !field.maximum)
        return "";
    std::ostringstream text;
    if (field.minimum && field.maximum)
        text << ", " << *field.minimum << " to " << *field.maximum;
    else if (field.minimum)
        text << ", at least " << *field.minimum;
    else
        text << ", at most " << *field.maximum;
    return text.str();
}

} // namespace

std::string describe_fields(const ConfigTable& table) {
    std::ostringstream text;
    for (const BoundField& bound : table.fields()) {
        const Field& field = bound.field;
        text << bound.key << "  (" << type_name(bound.value()) << range_text(field);
        if (!field.unit.empty())
            text << ", in " << field.unit;
        if (field.zero_is_automatic)
            text << ", 0 = automatic";
        text << "; now " << write_yaml(bound.value()) << ")\n    " << field.help.text << "\n";
    }
    return text.str();
}

} // namespace formant
