#include "ui/configuration/field_labels.h"

#include "engine/session/config/config_form.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <map>

namespace formant {
namespace {

using Names = std::map<std::string, const char*>;

const Names& titles() {
    static const Names all = {
        {"", QT_TRANSLATE_NOOP("section", "Run")},
        {"audio", QT_TRANSLATE_NOOP("section", "Audio")},
        {"text", QT_TRANSLATE_NOOP("section", "Text")},
        {"model", QT_TRANSLATE_NOOP("section", "Model")},
        {"data", QT_TRANSLATE_NOOP("section", "Data")},
        {"train", QT_TRANSLATE_NOOP("section", "Training")},
    };
    return all;
}

const Names& units() {
    static const Names all = {
        {"Hz", QT_TRANSLATE_NOOP("unit", "Hz")},
        {"LUFS", QT_TRANSLATE_NOOP("unit", "LUFS")},
        {"audio samples", QT_TRANSLATE_NOOP("unit", "audio samples")},
        {"dB", QT_TRANSLATE_NOOP("unit", "dB")},
        {"epochs", QT_TRANSLATE_NOOP("unit", "epochs")},
        {"frames", QT_TRANSLATE_NOOP("unit", "frames")},
        {"ms", QT_TRANSLATE_NOOP("unit", "ms")},
        {"recordings", QT_TRANSLATE_NOOP("unit", "recordings")},
        {"s", QT_TRANSLATE_NOOP("unit", "s")},
        {"samples", QT_TRANSLATE_NOOP("unit", "samples")},
        {"steps", QT_TRANSLATE_NOOP("unit", "steps")},
        {"tokens", QT_TRANSLATE_NOOP("unit", "tokens")},
        {"validations", QT_TRANSLATE_NOOP("unit", "validations")},
    };
    return all;
}

QString translated(const Names& names, const char* context, const std::string& name) {
    const auto found = names.find(name);
    return found == names.end() ? QString() : QCoreApplication::translate(context, found->second);
}

} // namespace

QString field_label(const std::string& key) {
    const auto& fields = form_fields();
    const auto found = std::ranges::find(fields, key, &FormField::key);
    return found == fields.end() ? QString() : translate(found->label);
}

QString section_title(const std::string& section) {
    if (const auto kind = kind_of_section(section))
        return QCoreApplication::translate("section", "Model: %1").arg(translate(*kind));
    return translated(titles(), "section", section);
}

QString unit_label(const std::string& unit) {
    return translated(units(), "unit", unit);
}

} // namespace formant
