#include "ui/entry.h"

#include "engine/session/training/live_run.h"
#include "ui/data/data_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/languages/kept_language.h"
#include "ui/languages/language_choice.h"
#include "ui/languages/window_language.h"
#include "ui/palette.h"
#include "ui/training/gpu_search.h"
#include "ui/training/training_page.h"
#include "ui/window/desktop_colours.h"
#include "ui/window/kept_places.h"
#include "ui/window/kept_work.h"
#include "ui/window/main_window.h"
#include "ui/window/notifications.h"
#include "ui/window/signal_stop.h"
#include "ui/window/sleep_inhibition.h"
#include "ui/window/wheel_guard.h"
#include "ui/wizard/first_run_wizard.h"

#include <QtWidgets/QApplication>

#include <clocale>
#include <string>

namespace {

/// The colours that the desktop asks for, now and when it asks for others.
void follow(const formant::DesktopColours& desktop, QApplication& application) {
    formant::apply_palette(application, desktop.prefers_dark());
    QObject::connect(&desktop, &formant::DesktopColours::changed, &application,
                     [&](bool dark) { formant::apply_palette(application, dark); });
}

/// While a training goes on the machine stays awake, and who looks elsewhere hears of its end.
void watch_over(formant::MainWindow& window) {
    using formant::RunAdapter;
    auto* awake = new formant::SleepInhibition(QDBusConnection::systemBus(), &window);
    QObject::connect(&window.run(), &RunAdapter::started, awake, [awake] {
        awake->hold(QCoreApplication::translate("entry", "A voice is being trained."));
    });
    QObject::connect(&window.run(), &RunAdapter::ended, awake, &formant::SleepInhibition::release);
    QObject::connect(&window.run(), &RunAdapter::left, awake, &formant::SleepInhibition::release);
    new formant::Notifications(window.run(), formant::tray_of(window), &window);
}

/// As it was chosen, in the wizard or below the list of pages; else the desktop's.
void speak_chosen(formant::WindowLanguage& language) {
    const QString file = formant::places_file();
    language.speak(formant::kept_language(file));
    QObject::connect(&language, &formant::WindowLanguage::changed, &language,
                     [file](const QString& code) { formant::keep_language(file, code); });
}

formant::WizardSetup wizard_setup(const formant::WindowLanguage& language) {
    formant::WizardSetup setup;
    setup.languages = formant::languages();
    setup.language = language.code();
    return setup;
}

void link_wizard(formant::FirstRunWizard& wizard, const formant::MainWindow& window,
                 formant::WindowLanguage& language) {
    using formant::FirstRunWizard;
    wizard.set_training_active(window.run().is_running());
    QObject::connect(&wizard, &FirstRunWizard::kept, window.pages().hardware,
                     &formant::HardwarePage::look_again);
    QObject::connect(&wizard, &FirstRunWizard::language_chosen, &language,
                     &formant::WindowLanguage::speak);
}

/// While its questions stand nothing else waits: who comes back finds the window behind it.
void offer_wizard(formant::MainWindow& window, formant::WindowLanguage& language) {
    QObject::connect(window.pages().hardware, &formant::HardwarePage::wizard_asked, &window,
                     [&window, &language] {
                         auto* wizard =
                             new formant::FirstRunWizard(wizard_setup(language), &window);
                         wizard->setAttribute(Qt::WA_DeleteOnClose);
                         link_wizard(*wizard, window, language);
                         wizard->open();
                     });
    auto* wizard =
        formant::open_wizard_at_first_start(formant::FirstStart(), wizard_setup(language), &window);
    if (wizard == nullptr)
        return;
    link_wizard(*wizard, window, language);
    if (window.pages().training->choices().config().isEmpty()) // whose voice is it to be?
        window.stack().show_page(window.pages().data);
}

} // namespace

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
    const formant::DesktopColours desktop;
    follow(desktop, application);
    formant::WheelGuard wheel_guard;
    application.installEventFilter(&wheel_guard);
    formant::WindowLanguage language;
    speak_chosen(language);
    formant::MainWindow window(formant::start_or_follow_run, request);
    window.stack().set_foot(new formant::LanguageChoice(language));
    window.keep_places_in(formant::places_file());
    const formant::KeptWork work(window.pages(), window.run(), request, formant::places_file());
    watch_over(window);
    const formant::GpuSearch search(window.pages().training->choices());
    window.show();
    window.follow_what_trains();
    offer_wizard(window, language);
    signal_stop.set_window(&window);
    QApplication::exec();
    signal_stop.set_window(nullptr);
    return window.exit_code();
}
