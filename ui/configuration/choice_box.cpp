#include "ui/configuration/choice_box.h"

#include "ui/languages/value_labels.h"

#include <QtCore/QEvent>

namespace formant {

ChoiceBox::ChoiceBox(const std::vector<std::string>& values, QWidget* parent) : QComboBox(parent) {
    for (const std::string& value : values) {
        addItem(QString(), QString::fromStdString(value));
        setItemData(count() - 1, QString::fromStdString(value), Qt::ToolTipRole);
    }
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    retranslate();
}

QString ChoiceBox::value() const {
    return currentIndex() < 0 ? placeholderText() : currentData().toString();
}

void ChoiceBox::show_value(const QString& value) {
    setPlaceholderText(value);
    setCurrentIndex(findData(value));
}

void ChoiceBox::retranslate() {
    for (int i = 0; i < count(); ++i) {
        const QString value = itemData(i).toString();
        setItemText(i, value_label(value.toStdString()).value_or(value));
    }
}

void ChoiceBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QComboBox::changeEvent(event);
}

} // namespace formant
