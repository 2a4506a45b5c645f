#pragma once

#include <QtCore/QString>

class QWidget;

namespace formant {

class PageStack;

/// Saves or restores the window as it was left: geometry, page, named splitters and tabs, and named
/// boxes with the property `kept`. `file` is an INI file; if it cannot be read or written, the
/// window opens with its defaults.
void save_window_state(const QWidget& window, const PageStack& pages, const QString& file);
/// Saves only the shown page, so that it survives a crash.
void save_shown_page(const PageStack& pages, const QString& file);
void restore_window_state(QWidget& window, PageStack& pages, const QString& file);

/// Returns $XDG_STATE_HOME/formant/window.ini.
QString window_state_file();

} // namespace formant
