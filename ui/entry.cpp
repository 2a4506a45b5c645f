#include "ui/entry.h"

#include "ui/main_window.h"
#include "ui/palette.h"

#include <QtWidgets/QApplication>

#include <clocale>

extern "C" int formant_open_window(int argc, char** argv) {
    QApplication application(argc, argv);
    // Qt takes the system's locale; a decimal comma must not reach number parsers.
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setApplicationName("Formant Studio");
    QApplication::setDesktopFileName("formant");
    formant::apply_palette(application);
    formant::MainWindow window(formant::start_run);
    if (argc > 1)
        window.open_config(QString::fromLocal8Bit(argv[1]));
    window.show();
    return QApplication::exec();
}
