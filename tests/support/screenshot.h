#pragma once

#include <QtCore/QString>

class QWidget;

namespace formant::test {

/// Saves a screenshot of the widget as NAME.png in the folder FORMANT_SCREENSHOTS, for inspection.
/// Does nothing if that variable is not set.
void keep_screenshot(QWidget& widget, const QString& name);

} // namespace formant::test
