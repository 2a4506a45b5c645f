#include "ui/configuration/preset_choice.h"

#include "engine/session/config/preset.h"
#include "ui/translate.h"

#include <QtCore/QEvent>

namespace formant {
PresetChoice::PresetChoice(ConfigDocument& document, QWidget* parent)
    : QComboBox(parent), document_(document) {
    setObjectName("preset_choice");
    for (const Preset& preset : presets())
        addItem(QString(), QString(preset.name));
    // The longest name would make the page too wide; the tooltip and the list show it in full.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    retranslate();
    connect(this, &QComboBox::activated, this, &PresetChoice::choose);
    connect(&document_, &ConfigDocument::changed, this, &PresetChoice::show_chosen);
}

void PresetChoice::retranslate() {
    for (int i = 0; i < count(); ++i) {
        const Preset& preset = presets()[static_cast<std::size_t>(i)];
        setItemText(i, translate(message(preset.title)));
        setItemData(i, translate(message(preset.help)), Qt::ToolTipRole);
    }
    setAccessibleName(tr("Preset"));
    show_chosen();
}

void PresetChoice::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QComboBox::changeEvent(event);
}

void PresetChoice::show_chosen() {
    setCurrentIndex(findData(QString::fromStdString(document_.draft().value("preset"))));
    setToolTip(currentData(Qt::ToolTipRole).toString());
}

void PresetChoice::choose() {
    document_.end_undo_step();
    if (const auto set = document_.set("preset", currentData().toString()); !set) {
        show_chosen();
        Q_EMIT refused(set.error());
    }
}

} // namespace formant
