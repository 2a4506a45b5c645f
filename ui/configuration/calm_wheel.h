#pragma once

#include <QtCore/QObject>

class QWidget;

namespace formant {

/// Keeps the mouse wheel from changing a widget's value while somebody scrolls past it: only one
/// that has the focus hears of the wheel.
class CalmWheel : public QObject {
    Q_OBJECT
  public:
    explicit CalmWheel(QWidget& widget);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace formant
