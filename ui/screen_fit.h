#pragma once

#include <QtCore/QMargins>
#include <QtCore/QObject>
#include <QtCore/QRect>

class QWidget;

namespace formant {

/// Returns the rectangle of a window's content, made smaller and moved as far as needed for the
/// window with its frame to lie within `available`, the part of a screen that windows may use.
QRect fitted_to_screen(const QRect& content, const QMargins& frame, const QRect& available);

/// Keeps a window within its screen: when it is shown, also at another size or scale of the screen
/// than it was closed on, and when the screen changes.
class ScreenFit : public QObject {
    Q_OBJECT
  public:
    explicit ScreenFit(QWidget& window);

    void fit();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void follow_screen();

    QWidget& window_;
    bool is_followed_ = false;
};

} // namespace formant
