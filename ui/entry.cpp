#include "ui/entry.h"

#include "engine/session/training/live_run.h"
#include "ui/data/data_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/languages/language_choice.h"
#include "ui/languages/language_setting.h"
#include "ui/languages/window_language.h"
#include "ui/messages/plain_labels.h"
#include "ui/palette.h"
#include "ui/tasks/focus_keeper.h"
#include "ui/training/gpu_search.h"
#include "ui/training/training_page.h"
#include "ui/window/desktop_colors.h"
#include "ui/window/main_window.h"
#include "ui/window/notifications.h"
#include "ui/window/signal_stop.h"
#include "ui/window/sleep_inhibition.h"
#include "ui/window/wheel_guard.h"
#include "ui/window/window_state.h"
#include "ui/window/workspace_state.h"
#include "ui/wizard/first_run_wizard.h"

#include <QtWidgets/QApplication>

#include <clocale>
#include <string>

namespace {

/// Follows the desktop's color scheme, now and when it changes.
void follow_color_scheme(const formant::DesktopColors& desktop, QApplication& application) {
    formant::apply_palette(application, desktop.prefers_dark());
    QObject::connect(&desktop, &formant::DesktopColors::changed, &application,
                     [&](bool dark) { formant::apply_palette(application, dark); });
}

/// Keeps the machine awake during training and notifies a user who works elsewhere.
void set_up_notifications(formant::MainWindow& window) {
    using formant::RunAdapter;
    auto* awake = new formant::SleepInhibition(QDBusConnection::systemBus(), &window);
    QObject::connect(&window.run(), &RunAdapter::started, awake, [awake] {
        awake->hold(QCoreApplication::translate("entry", "A voice is being trained."));
    });
    QObject::connect(&window.run(), &RunAdapter::ended, awake, &formant::SleepInhibition::release);
    QObject::connect(&window.run(), &RunAdapter::detached, awake,
                     &formant::SleepInhibition::release);
    new formant::Notifications(window.run(), formant::tray_notifier(window), &window);
}

/// Uses the language that was chosen in the wizard or below the list of pages, otherwise the
/// desktop's.
void use_saved_language(formant::WindowLanguage& language) {
    const QString file = formant::window_state_file();
    language.set_language(formant::load_language(file));
    QObject::connect(&language, &formant::WindowLanguage::changed, &language,
                     [file](const QString& code) { formant::save_language(file, code); });
}

formant::WizardSetup wizard_setup(const formant::WindowLanguage& language) {
    formant::WizardSetup setup;
    setup.languages = formant::languages();
    setup.language = language.code();
    return setup;
}

void connect_wizard(formant::FirstRunWizard& wizard, formant::MainWindow& window,
                    formant::WindowLanguage& language) {
    using formant::FirstRunWizard;
    const auto show_training = [&wizard, &window] {
        wizard.set_training_active(window.run().is_running());
    };
    show_training();
    for (const auto change : {&formant::RunAdapter::started, &formant::RunAdapter::detached})
        QObject::connect(&window.run(), change, &wizard, show_training);
    QObject::connect(&window.run(), &formant::RunAdapter::ended, &wizard, show_training);
    QObject::connect(&wizard, &FirstRunWizard::saved, window.pages().hardware,
                     &formant::HardwarePage::refresh);
    QObject::connect(&wizard, &FirstRunWizard::benchmark_requested, &window, [&window] {
        window.stack().show_page(window.pages().hardware);
        window.pages().hardware->show_tuning();
    });
    QObject::connect(&wizard, &FirstRunWizard::language_chosen, &language,
                     &formant::WindowLanguage::set_language);
}

/// Opens the wizard without blocking: the window behind it is ready.
void offer_wizard(formant::MainWindow& window, formant::WindowLanguage& language) {
    QObject::connect(window.pages().hardware, &formant::HardwarePage::wizard_requested, &window,
                     [&window, &language] {
                         auto* wizard =
                             new formant::FirstRunWizard(wizard_setup(language), &window);
                         wizard->setAttribute(Qt::WA_DeleteOnClose);
                         connect_wizard(*wizard, window, language);
                         wizard->open();
                     });
    auto* wizard =
        formant::open_wizard_at_first_start(formant::FirstStart(), wizard_setup(language), &window);
    if (wizard == nullptr)
        return;
    connect_wizard(*wizard, window, language);
    if (window.pages().training->choices().config().isEmpty()) // the user first chooses recordings
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
    const formant::DesktopColors desktop;
    follow_color_scheme(desktop, application);
    formant::WheelGuard wheel_guard;
    application.installEventFilter(&wheel_guard);
    formant::PlainLabels plain_labels;
    application.installEventFilter(&plain_labels);
    formant::FocusKeeper focus_keeper;
    application.installEventFilter(&focus_keeper);
    formant::WindowLanguage language;
    use_saved_language(language);
    formant::MainWindow window(formant::start_or_follow_run, request);
    window.stack().set_footer(new formant::LanguageChoice(language));
    window.use_window_state_file(formant::window_state_file());
    const formant::WorkspaceState workspace(window.pages(), window.run(), request,
                                            formant::window_state_file());
    set_up_notifications(window);
    const formant::GpuSearch search(window.pages().training->choices());
    window.show();
    window.follow_live_run();
    offer_wizard(window, language);
    signal_stop.set_window(&window);
    QApplication::exec();
    signal_stop.set_window(nullptr);
    return window.exit_code();
}
