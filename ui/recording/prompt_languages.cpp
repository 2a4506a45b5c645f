#include "ui/recording/prompt_languages.h"

#include "engine/session/prompt_list_choice.h"

#include <QtCore/QMap>

namespace formant {

QStringList prompt_languages() {
    QStringList codes;
    for (const std::string& code : languages_with_prompts())
        codes << QString::fromStdString(code);
    return codes;
}

QString language_name(const QString& code) {
    static const QMap<QString, QString> names = {{"en", "English"},
                                                 {"es", QString::fromUtf8("Español")},
                                                 {"fa", QString::fromUtf8("فارسی")},
                                                 {"sv", "Svenska"}};
    return names.value(code, code);
}

} // namespace formant
