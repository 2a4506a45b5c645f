#include "ui/languages/language_choice.h"

#include "ui/languages/languages.h"
#include "ui/languages/window_language.h"

#include <QtCore/QEvent>

namespace formant {

LanguageChoice::LanguageChoice(WindowLanguage& language, QWidget* parent) : QComboBox(parent) {
    setObjectName("language");
    for (const Language& one : languages())
        addItem(one.native_name, one.code);
    setCurrentIndex(findData(language.code()));
    connect(this, &QComboBox::currentIndexChanged, &language,
            [this, &language] { language.set_language(currentData().toString()); });
    connect(&language, &WindowLanguage::changed, this,
            [this](const QString& code) { setCurrentIndex(findData(code)); });
    retranslate();
}

void LanguageChoice::retranslate() {
    setAccessibleName(tr("Interface language"));
    setToolTip(tr("Interface language"));
}

void LanguageChoice::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
