// Creates the pictures of docs/images/ (tests/ui/studio/make-pictures): every page of the real
// window with an active run.
#include "tests/ui/studio/few_colors.h"
#include "tests/ui/studio/hands.h"
#include "tests/ui/studio/window_use.h"
#include "ui/configuration/config_form.h"
#include "ui/configuration/configuration_page.h"
#include "ui/configuration/field_row.h"
#include "ui/data/data_page.h"
#include "ui/palette.h"
#include "ui/queue/queue_page.h"
#include "ui/row_selection.h"
#include "ui/samples/sample_slot.h"
#include "ui/samples/samples_page.h"
#include "ui/training/training_page.h"
#include "ui/window/window_state.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QSettings>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QTableView>

#include <cstdio>
#include <stdexcept>

using namespace formant;
using namespace formant::test;

namespace {

/// Holds the options of the command line, in their order.
struct Wanted {
    QString folder;   ///< for the pictures
    QString ending;   ///< of their names: "-dark"
    QString language; ///< code
    QString recordings;
    QString config;
    bool is_dark = false;
    bool is_training_only = false;
};

void wait_ms(int ms) {
    QTest::qWait(ms);
}

void take_picture(MainWindow& window, const Wanted& wanted, const char* name) {
    wait_ms(400); // pending updates are drawn
    const QString file = QDir(wanted.folder).filePath(name + wanted.ending + ".png");
    constexpr int smallest = 0; // the highest compression of a PNG
    if (!with_few_colors(window.grab().toImage()).save(file, "PNG", smallest))
        throw std::runtime_error(qPrintable("cannot write " + file));
}

void show_data(MainWindow& window, const Wanted& wanted) {
    turn_to_page(window, 1);
    DataPage& page = *window.pages().data;
    page.show_corpus(wanted.recordings);
    press(page, "examine");
    wait_until("all recordings are analyzed", [&] { return !page.is_busy(); });
    auto& findings = seen<QTableView>(page, "findings");
    select_row(findings, 0);
    wait_ms(1000); // its recording is read
    take_picture(window, wanted, "data");
}

/// The configuration is open, because the command line names it.
void show_configuration(MainWindow& window, const Wanted& wanted) {
    turn_to_page(window, 2);
    ConfigurationPage& page = *window.pages().configuration;
    page.form().go_to(*page.form().row("train.max_steps"));
    wait_ms(2000); // the forecast
    take_picture(window, wanted, "configuration");
}

void show_training(MainWindow& window, const Wanted& wanted) {
    turn_to_page(window, 3);
    TrainingPage& page = *window.pages().training;
    press(page, "check");
    wait_until("all checks are done",
               [&] { return page.findChild<QWidget*>("check")->isEnabled(); });
    wait_ms(8000);
    press(window, "start_stop");
    // Read again each time: the metrics of before the start are replaced when the run starts.
    const auto last_step = [&page] { return page.plots().metrics().last_step(); };
    wait_until("its history is plotted", [&] { return last_step() > 50; });
    const double before = last_step();
    wait_until(
        "it continues", [&] { return last_step() > before + 12; }, 300);
    take_picture(window, wanted, "training");
}

void stop(MainWindow& window) {
    press(window, "start_stop");
    wait_until(
        "it is saved", [&] { return window.controls().state() == RunControls::State::idle; }, 120);
}

void show_samples(MainWindow& window, const Wanted& wanted) {
    turn_to_page(window, 4);
    SamplesPage& page = *window.pages().samples;
    auto& samples = seen<QTableView>(page, "samples");
    wait_until("there are samples", [&] { return samples.model()->rowCount() > 1; });
    for (const auto& [row, button, slot] :
         {std::tuple(0, "into_a", "slot_a"), std::tuple(1, "into_b", "slot_b")}) {
        auto& put = seen<QAbstractButton>(page, button);
        wait_until("a sample is chosen", [&] { // also after the list was reloaded
            select_row(samples, row);
            return put.isEnabled();
        });
        press(page, button);
        auto& place = seen<SampleSlot>(page, slot);
        wait_until("it is read", [&] { return place.sound() != nullptr; });
    }
    take_picture(window, wanted, "samples");
}

void show_checkpoints(MainWindow& window, const Wanted& wanted) {
    turn_to_page(window, 5);
    wait_ms(1500); // they are listed
    take_picture(window, wanted, "checkpoints");
}

void show_queue(MainWindow& window, const Wanted& wanted) {
    turn_to_page(window, 6);
    QueuePage& page = *window.pages().queue;
    page.add(wanted.config, {"name=short", "train.max_steps=3"}, "cpu");
    page.add(wanted.config, {"name=elsewhere", "data.corpus=/mnt/recordings"}, "cpu");
    page.add(wanted.config, {"name=slower", "train.learning_rate=0.0005"}, "cpu");
    page.add(wanted.config, {"name=wider", "model.unet.decoder_channels=192"}, "cpu");
    press(page, "start_queue");
    const auto* jobs = seen<QTableView>(page, "jobs").model();
    wait_until(
        "the third is trained",
        [&] {
            return jobs->index(2, JobModel::state)
                .data()
                .toString()
                .contains(QLocale().toString(7));
        },
        300);
    take_picture(window, wanted, "queue");
    press(page, "stop_queue");
    wait_until(
        "it is saved", [&] { return !page.is_running(); }, 120);
}

void show_hardware(MainWindow& window, const Wanted& wanted) {
    turn_to_page(window, 7);
    wait_ms(4000); // probed, and the gauges fill
    take_picture(window, wanted, "hardware");
}

void show_all(MainWindow& window, const Wanted& wanted) {
    if (wanted.is_dark)
        apply_palette(*static_cast<QApplication*>(qApp), true);
    window.resize(1280, 720);
    if (!wanted.is_training_only) {
        show_data(window, wanted);
        show_configuration(window, wanted);
    }
    show_training(window, wanted);
    stop(window);
    if (wanted.is_training_only)
        return;
    show_samples(window, wanted);
    show_checkpoints(window, wanted);
    show_queue(window, wanted);
    show_hardware(window, wanted);
}

Wanted read_options(const QStringList& arguments) {
    QCommandLineParser options;
    options.addOptions({{"out", "folder of the pictures", "DIR"},
                        {"ending", "of their names", "TEXT", ""},
                        {"language", "code", "CODE", "en"},
                        {"recordings", "folder", "DIR"},
                        {"config", "to be trained", "FILE"},
                        {"dark", "on dark"},
                        {"training-only", "only that page"}});
    if (!options.parse(arguments))
        throw std::runtime_error(qPrintable(options.errorText()));
    return {options.value("out"),          options.value("ending"), options.value("language"),
            options.value("recordings"),   options.value("config"), options.isSet("dark"),
            options.isSet("training-only")};
}

/// Saves the language as if it had been chosen in the window.
void choose_language(const QString& code) {
    QSettings(window_state_file(), QSettings::IniFormat).setValue("language", code);
}

} // namespace

int main(int argc, char** argv) {
    try {
        const Wanted wanted = read_options({argv, argv + argc});
        choose_language(wanted.language);
        RunRequest request;
        request.config_file = wanted.config.toStdString();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        open_and_use(request, [&](MainWindow& window) { show_all(window, wanted); });
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "formant_pictures: %s\n", error.what());
        return 1;
    }
}
