#pragma once

#include <QtCore/QObject>

namespace formant {

/// Prevents the mouse wheel from changing a box or slider that passes under the pointer while a
/// page scrolls: only the focused widget receives it. Install it as an event filter of the
/// application.
class WheelGuard : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;
    bool eventFilter(QObject* receiver, QEvent* event) override;
};

} // namespace formant
