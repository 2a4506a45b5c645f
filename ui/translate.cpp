#include "ui/translate.h"

#include <QtCore/QCoreApplication>

namespace formant {

QString translate(const Message& message) {
    const QString text = QCoreApplication::translate(message.context.c_str(), message.text.c_str(),
                                                     nullptr, static_cast<int>(message.count));
    return QString::fromStdString(
        fill_in(in_number(text.toStdString(), message.count), message.args,
                [](const Message& nested) { return translate(nested).toStdString(); }));
}

} // namespace formant
