#include "ui/entry.h"

#include "ui/colour_scheme.h"
#include "ui/gpu_search.h"
#include "ui/main_window.h"
#include "ui/palette.h"
#include "ui/signal_stop.h"

#include <QtWidgets/QApplication>

#include <clocale>
#include <string>

extern "C" int formant_open_window(const char* program, const formant::RunRequest& request) {
    formant::SignalStop signal_stop;
    int argc = 1;
    std::string name = program;
    char* argv[] = {name.data(), nullptr};
    QApplication application(argc, argv);
    // Qt takes the system's locale; a decimal comma must not reach number parsers.
    std::setlocale(LC_NUMERIC, "C");
    QApplication::setApplicationName("Formant Studio");
    QApplication::setDesktopFileName("formant");
    formant::apply_palette(application, formant::desktop_prefers_dark());
    formant::MainWindow window(formant::start_run, request);
    const formant::GpuSearch search(window.choices());
    window.show();
    signal_stop.set_window(&window);
    QApplication::exec();
    signal_stop.set_window(nullptr);
    return window.exit_code();
}
