#include "ui/languages/value_labels.h"

#include "engine/session/config/config_form.h"
#include "ui/languages/isolated.h"
#include "ui/translate.h"

#include <QtCore/QCoreApplication>

#include <map>

namespace formant {
namespace {

using ValueLabels = std::map<std::string, const char*>;

const ValueLabels& value_labels() {
    static const ValueLabels all = {
        {"auto", QT_TRANSLATE_NOOP("value", "automatic")},
        {"on", QT_TRANSLATE_NOOP("value", "on")},
        {"off", QT_TRANSLATE_NOOP("value", "off")},
        {"true", QT_TRANSLATE_NOOP("value", "on")},
        {"false", QT_TRANSLATE_NOOP("value", "off")},
        {"cpu", QT_TRANSLATE_NOOP("value", "CPU")},
        {"half", QT_TRANSLATE_NOOP("value", "half precision")},
        {"none", QT_TRANSLATE_NOOP("value", "none")},
        {"demo", QT_TRANSLATE_NOOP("value", "demo")},
        {"automatic", QT_TRANSLATE_NOOP("value", "automatic")},
        {"cosine", QT_TRANSLATE_NOOP("value", "cosine")},
        {"exponential", QT_TRANSLATE_NOOP("value", "exponential")},
        {"phonemes", QT_TRANSLATE_NOOP("value", "phonemes")},
        {"characters", QT_TRANSLATE_NOOP("value", "characters")},
        {"corpus", QT_TRANSLATE_NOOP("value", "from the texts")},
        {"own", QT_TRANSLATE_NOOP("value", "from nothing")},
        {"v2", QT_TRANSLATE_NOOP("value", "XTTS v2")},
        {"upstream", QT_TRANSLATE_NOOP("value", "as the upstream code")},
        {"piper", QT_TRANSLATE_NOOP("value", "Piper")},
        {"spaced", QT_TRANSLATE_NOOP("value", "spaces, also at the ends")},
        {"plain", QT_TRANSLATE_NOOP("value", "spaces between words")},
        {"blanks", QT_TRANSLATE_NOOP("value", "blanks between all")},
        {"magnitude", QT_TRANSLATE_NOOP("value", "magnitude")},
        {"power", QT_TRANSLATE_NOOP("value", "power")},
        {"pieces", QT_TRANSLATE_NOOP("value", "language, spaces between words")},
        {"tiny", QT_TRANSLATE_NOOP("value", "tiny")},
        {"small", QT_TRANSLATE_NOOP("value", "small")},
        {"medium", QT_TRANSLATE_NOOP("value", "medium")},
        {"large", QT_TRANSLATE_NOOP("value", "large")},
        {"folder", QT_TRANSLATE_NOOP("value", "folder")},
        {"profile", QT_TRANSLATE_NOOP("value", "profile")},
        {"filelist", QT_TRANSLATE_NOOP("value", "list of files")},
        {"mix", QT_TRANSLATE_NOOP("value", "both")},
        {"left", QT_TRANSLATE_NOOP("value", "left")},
        {"right", QT_TRANSLATE_NOOP("value", "right")},
        {"default", QT_TRANSLATE_NOOP("value", "default")},
        {"anomaly", QT_TRANSLATE_NOOP("value", "anomaly detection")},
        {"layer_norms", QT_TRANSLATE_NOOP("value", "layer norms")},
        {"all", QT_TRANSLATE_NOOP("value", "all")},
        {"attention", QT_TRANSLATE_NOOP("value", "attention")},
        {"feed_forward", QT_TRANSLATE_NOOP("value", "feed-forward layers")},
        {"full", QT_TRANSLATE_NOOP("value", "all layers")},
        {"custom", QT_TRANSLATE_NOOP("value", "custom")},
        {"nothing", QT_TRANSLATE_NOOP("value", "do nothing")},
        {"advise", QT_TRANSLATE_NOOP("value", "notify")},
        {"equal", QT_TRANSLATE_NOOP("value", "equal shares")},
        {"lower_rate", QT_TRANSLATE_NOOP("value", "lower rate")},
    };
    return all;
}

} // namespace

std::optional<QString> value_label(const std::string& value) {
    const auto found = value_labels().find(value);
    if (found != value_labels().end())
        return QCoreApplication::translate("value", found->second);
    const auto title = choice_title(value);
    return title ? std::optional(translate(*title)) : std::nullopt;
}

QString value_text(const std::string& value) {
    QString written = QString::fromStdString(value);
    const QString label = value_label(value).value_or(written);
    if (label == written)
        return written;
    return QCoreApplication::translate("value", "%1 (%2)", "words (as it is written)")
        .arg(label, isolated(written));
}

} // namespace formant
