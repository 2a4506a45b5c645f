#pragma once

#include <QtCore/QObject>

namespace formant {

/// Keeps the mouse wheel from changing the value of a box or slider that merely passes under the
/// pointer while a page is scrolled: only the one that has the focus hears it. An event filter of
/// the application.
class WheelGuard : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    bool eventFilter(QObject* receiver, QEvent* event) override;
};

} // namespace formant
