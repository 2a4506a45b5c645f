#include "ui/training/message_entries.h"

#include "ui/translate.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace formant {
namespace {

struct MessageEntries {
    Q_DECLARE_TR_FUNCTIONS(formant::MessageEntries)
};

QString advice_text(const Advice& advice, const QDateTime& at) {
    const QString what = translate(advice.what);
    if (at.isNull())
        return advice.step == 0 ? what
                                : MessageEntries::tr("Step %L1: %2").arg(advice.step).arg(what);
    const QString when = QLocale().toString(at.time(), QLocale::ShortFormat);
    if (advice.step == 0)
        return MessageEntries::tr("%1: %2").arg(when, what);
    return MessageEntries::tr("Step %L1, %2: %3").arg(advice.step).arg(when, what);
}

QString check_text(const PreflightCheck& line) {
    QString what = translate(line.what);
    switch (line.grade) {
    case Grade::ok:
        return MessageEntries::tr("OK: %1").arg(what);
    case Grade::warning:
        return MessageEntries::tr("Warning: %1").arg(what);
    case Grade::failure:
        return MessageEntries::tr("Failure: %1").arg(what);
    }
    return what;
}

QStyle::StandardPixmap icon_of(Grade grade) {
    switch (grade) {
    case Grade::ok:
        return QStyle::SP_DialogApplyButton;
    case Grade::warning:
        return QStyle::SP_MessageBoxWarning;
    case Grade::failure:
        return QStyle::SP_MessageBoxCritical;
    }
    return QStyle::SP_MessageBoxInformation;
}

QString in_english(const std::string& id, const Message& what) {
    return QString("[%1] %2").arg(QString::fromStdString(id),
                                  QString::fromStdString(to_english(what)));
}

} // namespace

MessageEntry entry_of(const Advice& advice, const QDateTime& at) {
    const QString details = QString("%1 step %2 %3")
                                .arg(at.toString(Qt::ISODate))
                                .arg(advice.step)
                                .arg(in_english(advice.id, advice.what))
                                .trimmed();
    return {QStyle::SP_MessageBoxInformation, [advice, at] { return advice_text(advice, at); },
            details};
}

MessageEntry entry_of(const PreflightCheck& line) {
    return {icon_of(line.grade), [line] { return check_text(line); },
            in_english(line.id, line.what)};
}

} // namespace formant
