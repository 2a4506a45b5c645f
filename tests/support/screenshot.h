#pragma once

#include <QtCore/QString>

class QWidget;

namespace formant::test {

/// Keeps a picture of the widget as NAME.png in the folder that FORMANT_SCREENSHOTS names, so that
/// somebody can look at it; without that variable it does nothing.
void keep_screenshot(QWidget& widget, const QString& name);

} // namespace formant::test
