#include "ui/window/notifications.h"

#include "ui/translate.h"
#include "ui/window/page_icon.h"

#include <QtWidgets/QSystemTrayIcon>
#include <QtWidgets/QWidget>

namespace formant {
namespace {

constexpr qint64 min_advice_interval_ms = 60'000;

QSystemTrayIcon::MessageIcon message_icon(Notifications::Kind kind) {
    switch (kind) {
    case Notifications::Kind::information:
        return QSystemTrayIcon::Information;
    case Notifications::Kind::warning:
        return QSystemTrayIcon::Warning;
    case Notifications::Kind::failure:
        return QSystemTrayIcon::Critical;
    }
    return QSystemTrayIcon::NoIcon;
}

void bring_to_front(QWidget& window) {
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace

Notifications::Notifications(const RunAdapter& adapter, Show show, QObject* parent)
    : QObject(parent), show_(std::move(show)) {
    connect(&adapter, &RunAdapter::events, this, &Notifications::handle);
    connect(&adapter, &RunAdapter::ended, this, &Notifications::notify_end);
}

void Notifications::handle(const std::vector<TrainEvent>& batch) {
    for (const TrainEvent& event : batch)
        if (const auto* advice = std::get_if<Advice>(&event))
            notify(*advice);
}

void Notifications::notify(const Advice& advice) {
    if (since_advice_.isValid() && since_advice_.elapsed() < min_advice_interval_ms)
        return; // the Training page lists all of it
    since_advice_.start();
    show_(tr("Training advice"), translate(advice.what), Kind::warning);
}

/// A stop is not reported: the user requested it.
void Notifications::notify_end(const RunEnd& end) {
    if (end.result)
        return show_(tr("Training finished"), tr("The voice is trained."), Kind::information);
    if (end.result.error().kind != ErrorKind::interrupted)
        show_(tr("Training failed"), translate(end.result.error().what), Kind::failure);
}

Notifications::Show tray_notifier(QWidget& window) {
    if (!QSystemTrayIcon::isSystemTrayAvailable())
        return [](const QString&, const QString&, Notifications::Kind) {};
    auto* tray = new QSystemTrayIcon(formant_icon(), &window);
    QObject::connect(tray, &QSystemTrayIcon::messageClicked, &window,
                     [&window] { bring_to_front(window); });
    QObject::connect(tray, &QSystemTrayIcon::activated, &window,
                     [&window] { bring_to_front(window); });
    tray->show();
    return [tray, &window](const QString& title, const QString& text, Notifications::Kind kind) {
        if (!window.isActiveWindow())
            tray->showMessage(title, text, message_icon(kind));
    };
}

} // namespace formant
