#include "tests/support/screenshot.h"

#include <QtCore/QDir>
#include <QtWidgets/QWidget>

namespace formant::test {

void keep_screenshot(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("FORMANT_SCREENSHOTS");
    if (!folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(name + ".png"));
}

} // namespace formant::test
