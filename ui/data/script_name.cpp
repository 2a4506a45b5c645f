#include "ui/data/script_name.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {

QString script_name(const QString& iso_15924) {
    static const std::map<QString, const char*> names = {
        {"Arab", QT_TRANSLATE_NOOP("scripts", "Arabic script")},
        {"Beng", QT_TRANSLATE_NOOP("scripts", "Bengali script")},
        {"Cyrl", QT_TRANSLATE_NOOP("scripts", "Cyrillic script")},
        {"Deva", QT_TRANSLATE_NOOP("scripts", "Devanagari script")},
        {"Grek", QT_TRANSLATE_NOOP("scripts", "Greek script")},
        {"Hang", QT_TRANSLATE_NOOP("scripts", "Korean script")},
        {"Hani", QT_TRANSLATE_NOOP("scripts", "Chinese characters")},
        {"Hebr", QT_TRANSLATE_NOOP("scripts", "Hebrew script")},
        {"Hira", QT_TRANSLATE_NOOP("scripts", "Japanese script")},
        {"Kana", QT_TRANSLATE_NOOP("scripts", "Japanese script")},
        {"Latn", QT_TRANSLATE_NOOP("scripts", "Latin script")},
        {"Thai", QT_TRANSLATE_NOOP("scripts", "Thai script")},
    };
    const auto known = names.find(iso_15924);
    return known == names.end() ? QCoreApplication::translate("scripts", "script %1").arg(iso_15924)
                                : QCoreApplication::translate("scripts", known->second);
}

} // namespace formant
