#include "ui/messages/plain_labels.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>

namespace formant {

/// A widget is polished once, before it is first shown; Qt's own class of tool tips is a label too.
bool PlainLabels::eventFilter(QObject* receiver, QEvent* event) {
    if (event->type() != QEvent::Polish)
        return false;
    if (auto* label = qobject_cast<QLabel*>(receiver);
        label != nullptr && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    return false;
}

} // namespace formant
