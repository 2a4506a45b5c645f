#include "ui/screen_fit.h"

#include <QtCore/QEvent>
#include <QtCore/QTimer>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

#include <algorithm>

namespace formant {
namespace {

/// Desktops add the frame some time after they show a window.
constexpr int frame_delay_ms = 250;

/// Returns the margins of the frame; before the desktop has added it, those of a usual one.
QMargins frame_of(const QWidget& window) {
    const QRect all = window.frameGeometry(), content = window.geometry();
    if (all != content)
        return {content.left() - all.left(), content.top() - all.top(),
                all.right() - content.right(), all.bottom() - content.bottom()};
    if (window.isVisible())
        return {}; // without a window manager
    const int side = window.style()->pixelMetric(QStyle::PM_DefaultFrameWidth) * 2;
    return {side, window.style()->pixelMetric(QStyle::PM_TitleBarHeight) + side, side, side};
}

} // namespace

QRect fitted_to_screen(const QRect& content, const QMargins& frame, const QRect& available) {
    const QRect usable = available.marginsRemoved(frame);
    QRect fitted(content.topLeft(), content.size().boundedTo(usable.size()));
    fitted.moveLeft(std::clamp(fitted.left(), usable.left(), usable.right() - fitted.width() + 1));
    fitted.moveTop(std::clamp(fitted.top(), usable.top(), usable.bottom() - fitted.height() + 1));
    return fitted;
}

ScreenFit::ScreenFit(QWidget& window) : QObject(&window), window_(window) {
    window_.installEventFilter(this);
}

void ScreenFit::fit() {
    const QScreen* screen = window_.screen();
    if (screen == nullptr || window_.isMaximized() || window_.isFullScreen())
        return;
    const QRect fitted =
        fitted_to_screen(window_.geometry(), frame_of(window_), screen->availableGeometry());
    if (fitted != window_.geometry())
        window_.setGeometry(fitted);
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show && !event->spontaneous()) {
        fit();
        follow_screen();
        QTimer::singleShot(frame_delay_ms, this, &ScreenFit::fit);
    }
    return QObject::eventFilter(watched, event);
}

void ScreenFit::follow_screen() {
    const QWindow* handle = window_.windowHandle();
    if (is_followed_ || handle == nullptr)
        return;
    is_followed_ = true;
    const auto follow = [this](QScreen* screen) {
        connect(screen, &QScreen::availableGeometryChanged, this, &ScreenFit::fit,
                Qt::UniqueConnection);
    };
    connect(handle, &QWindow::screenChanged, this, follow);
    follow(handle->screen());
}

} // namespace formant
