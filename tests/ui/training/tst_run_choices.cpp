#include "tests/support/test_registry.h"
#include "ui/training/run_choices.h"

#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace {

QComboBox& devices(const RunChoices& choices) {
    return *choices.findChild<QComboBox*>("device");
}

GpuChoices one_gpu() {
    return {{{"0", "NVIDIA H200", 150'000'000'000}}, {}};
}

RunRequest with_config(const std::string& device = "auto") {
    RunRequest request;
    request.config_file = "/voices/mine.yaml";
    request.device = device;
    return request;
}

} // namespace

class TestRunChoices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_demo_is_offered_first_and_says_where_its_recordings_come_from() {
        const QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
        const RunChoices choices{RunRequest()};
        const auto request = choices.request();
        QVERIFY(!request);
        QVERIFY(to_english(request.error().what).find("installer/quickstart") != std::string::npos);
        qunsetenv("XDG_CACHE_HOME");
    }
    void missing_demo_recordings_can_be_prepared() {
        const QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
        RunChoices choices{RunRequest()};
        choices.show();
        auto& prepare = *choices.findChild<QPushButton*>("prepare_demo");
        QVERIFY(prepare.isVisible());
        QSignalSpy changed(&choices, &RunChoices::changed);
        QSignalSpy failed(&choices, &RunChoices::failed);
        prepare.click();
        QVERIFY(!prepare.isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty() || !failed.isEmpty(), 60'000);
        if (failed.isEmpty()) {
            QVERIFY(choices.request().has_value());
            QVERIFY(!prepare.isVisible());
        } else { // a package is missing on this machine; the error names it
            QVERIFY(prepare.isEnabled());
        }
        qunsetenv("XDG_CACHE_HOME");
    }
    void the_configuration_of_the_command_line_is_chosen() {
        RunRequest base = with_config("cpu");
        base.settings = {"train.seed=7"};
        base.runs_folder = "/runs";
        const RunChoices choices(base);
        const auto request = choices.request();
        QCOMPARE(request->config_file, std::string("/voices/mine.yaml"));
        QCOMPARE(request->device, std::string("cpu"));
        QCOMPARE(request->settings, base.settings);
        QCOMPARE(request->runs_folder, base.runs_folder);
    }
    void a_file_opened_twice_is_offered_once() {
        RunChoices choices{RunRequest()};
        choices.open_config("/voices/a.yaml");
        choices.open_config("/voices/b.yaml");
        choices.open_config("/voices/a.yaml");
        QCOMPARE(choices.findChild<QComboBox*>("config")->count(), 3); // with the demo
        QCOMPARE(choices.request()->config_file, std::string("/voices/a.yaml"));
    }
    void recent_configurations_are_offered_if_they_still_exist() {
        const QTemporaryDir folder;
        const QString there = folder.filePath("a.yaml"), other = folder.filePath("b.yaml");
        for (const QString& file : {there, other})
            QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        RunChoices choices{RunRequest()};
        choices.offer({there, "/gone.yaml", other, there});
        QCOMPARE(choices.offered(), (QStringList{there, other}));
        QVERIFY(choices.config().isEmpty()); // none is selected
        choices.open_config(other);
        QCOMPARE(choices.offered(), (QStringList{other, there})); // the selected one first
    }
    void the_folder_of_a_run_is_opened_as_that_run() {
        const QTemporaryDir runs;
        QVERIFY(QDir(runs.path()).mkdir("anna"));
        QFile config(runs.filePath("anna/config.yaml"));
        QVERIFY(config.open(QIODevice::WriteOnly));
        RunChoices choices{RunRequest()};
        choices.open_config(runs.filePath("anna/"));
        QCOMPARE(choices.request()->runs_folder,
                 QFileInfo(runs.path()).canonicalFilePath().toStdString());
        QCOMPARE(choices.request()->settings, std::vector<std::string>{"name=anna"});
    }
    void gpus_are_offered_by_name_and_the_choice_is_kept() {
        RunChoices choices(with_config("cpu"));
        choices.add_gpus(one_gpu());
        QCOMPARE(choices.request()->device, std::string("cpu"));
        QVERIFY(devices(choices).itemText(2).startsWith("GPU 0: NVIDIA H200"));
        devices(choices).setCurrentIndex(2);
        QCOMPARE(choices.request()->device, std::string("0"));
    }
    void a_gpu_of_the_command_line_is_offered_before_it_is_found() {
        RunChoices choices(with_config("0"));
        QCOMPARE(choices.request()->device, std::string("0"));
        choices.add_gpus(one_gpu());
        QCOMPARE(devices(choices).count(), 3);
        QVERIFY(devices(choices).currentText().contains("H200"));
    }
    void without_a_gpu_the_reason_is_shown() {
        RunChoices choices(with_config());
        choices.add_gpus({{}, message(FORMANT_TR("t", "there is no NVIDIA driver"))});
        QVERIFY(devices(choices).toolTip().contains("there is no NVIDIA driver"));
    }
};

FORMANT_TEST_IN(QApplication, TestRunChoices)
#include "tst_run_choices.moc"
