#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>

class QWidget;

namespace formant {

/// Keeps the keyboard focus where the user left it while a widget is disabled for some work.
///
/// Qt moves the focus of a widget that is disabled or hidden to the next one, so that the next
/// press of Space acts on another button. This event filter of the application takes the focus away
/// instead, and gives it back when the widget is enabled again, unless the user has moved on.
class FocusKeeper : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

  protected:
    bool eventFilter(QObject* receiver, QEvent* event) override;

  private:
    void on_focus_out(QWidget& widget, int reason);
    void on_disabled(QWidget& widget);
    void give_back();

    QPointer<QWidget> left_;       ///< has lost the focus in the event that is being handled
    int reason_ = 0;               ///< why it has lost the focus
    QPointer<QWidget> returns_to_; ///< receives the focus when it is enabled again
};

} // namespace formant
