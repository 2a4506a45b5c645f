#pragma once

#include <QtCore/QObject>

namespace formant {

/// Shows the text of every label and tool tip as it is: Qt would take a name such as
/// `<img src=…>`, which a file of a stranger may carry, for HTML. A label that is meant to show
/// HTML says so with Qt::RichText. Install it as an event filter of the application.
class PlainLabels : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    bool eventFilter(QObject* receiver, QEvent* event) override;
};

} // namespace formant
