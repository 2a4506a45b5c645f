#include "ui/languages/language_choice.h"

#include "ui/languages/languages.h"
#include "ui/languages/window_language.h"

#include <QtCore/QEvent>

namespace formant {

LanguageChoice::LanguageChoice(WindowLanguage& language, QWidget* parent) : QComboBox(parent) {
    setObjectName("language");
    for (const Language& one : languages())
        addItem(one.own_name, one.code);
    setCurrentIndex(findData(language.code()));
    connect(this, &QComboBox::currentIndexChanged, &language,
            [this, &language] { language.speak(currentData().toString()); });
    connect(&language, &WindowLanguage::changed, this,
            [this](const QString& code) { setCurrentIndex(findData(code)); });
    retranslate();
}

void LanguageChoice::retranslate() {
    setAccessibleName(tr("Language of the window"));
    setToolTip(tr("Language of the window"));
}

void LanguageChoice::changeEvent(QEvent* event) {
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
