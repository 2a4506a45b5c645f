#pragma once

#include <QtCore/QString>

class QWidget;

namespace formant {

class PageStack;

/// The window as it was left: its place and size, the page, and what bears an object name of
/// splitters, tabs, and boxes with the property `kept`. `file` is an ini file; one that cannot be
/// read or written only means that the window opens as it is at first.
void save_places(const QWidget& window, const PageStack& pages, const QString& file);
void restore_places(QWidget& window, PageStack& pages, const QString& file);

/// $XDG_STATE_HOME/formant/window.ini
QString places_file();

} // namespace formant
