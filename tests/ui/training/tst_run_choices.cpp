#include "tests/support/screenshot.h"
#include "tests/support/test_registry.h"
#include "ui/training/run_choices.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_run_choices {

QComboBox& devices(const RunChoices& choices) {
    return *choices.findChild<QComboBox*>("device");
}

GpuChoices one_gpu() {
    return {{{"0", "NVIDIA H200", 150'000'000'000}}, {}};
}

GpuChoices three_gpus() {
    return {{{"0", "NVIDIA H200", 150'000'000'000},
             {"1", "NVIDIA H200", 150'000'000'000},
             {"2", "NVIDIA T4", 16'000'000'000}},
            {}};
}

QCheckBox& box(const RunChoices& choices, const char* gpu) {
    return *choices.findChild<QPushButton*>("several_gpus")->menu()->findChild<QCheckBox*>(gpu);
}

void tick(const RunChoices& choices, const char* gpu) {
    box(choices, gpu).click();
}

RunRequest with_config(const std::string& device = "auto") {
    RunRequest request;
    request.config_file = "/voices/mine.yaml";
    request.device = device;
    return request;
}

class TestRunChoices : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_demo_is_offered_first_and_says_where_its_recordings_come_from() {
        const QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
        const RunChoices choices{RunRequest()};
        const auto request = choices.request();
        QVERIFY(!request);
        QVERIFY(to_english(request.error().what).find("prepare-demo-corpus") != std::string::npos);
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
    void one_gpu_offers_no_others() {
        RunChoices choices(with_config());
        choices.add_gpus(one_gpu());
        choices.show();
        QVERIFY(!choices.findChild<QPushButton*>("several_gpus")->isVisible());
    }
    void ticked_gpus_train_together() {
        RunChoices choices(with_config());
        choices.add_gpus(three_gpus());
        choices.show();
        QVERIFY(choices.findChild<QPushButton*>("several_gpus")->isVisible());
        QSignalSpy changed(&choices, &RunChoices::changed);
        tick(choices, "0");
        QCOMPARE(changed.size(), 0); // one alone is none of several
        QCOMPARE(choices.device(), QString("auto"));
        tick(choices, "2");
        QCOMPARE(changed.size(), 1);
        QCOMPARE(choices.device(), QString("0,2"));
        QCOMPARE(devices(choices).currentText(), QString("GPUs 0,2"));
        QCOMPARE(choices.request()->device, std::string("auto"));
        QCOMPARE(choices.request()->settings, std::vector<std::string>{"train.gpus=0,2"});
        tick(choices, "1");
        QCOMPARE(choices.device(), QString("0,1,2"));
        QCOMPARE(devices(choices).count(), 6); // automatic, CPU, three GPUs, these
        test::keep_screenshot(choices, "run_choices_of_several_gpus");
        test::keep_screenshot(*choices.findChild<QPushButton*>("several_gpus")->menu(),
                              "several_gpus");
    }
    void another_device_unticks_the_gpus() {
        RunChoices choices(with_config());
        choices.add_gpus(three_gpus());
        tick(choices, "0");
        tick(choices, "1");
        choices.choose_device("cpu");
        QVERIFY(!box(choices, "0").isChecked() && !box(choices, "1").isChecked());
        QCOMPARE(choices.request()->device, std::string("cpu"));
        QVERIFY(choices.request()->settings.empty());
        tick(choices, "0"); // one is none of several
        QCOMPARE(choices.device(), QString("cpu"));
        tick(choices, "2");
        QCOMPARE(choices.device(), QString("0,2"));
    }
    void fewer_than_two_ticked_gpus_are_the_automatic_device() {
        RunChoices choices(with_config());
        choices.add_gpus(three_gpus());
        tick(choices, "0");
        tick(choices, "1");
        tick(choices, "0");
        QCOMPARE(choices.device(), QString("auto"));
        QCOMPARE(devices(choices).count(), 5);
    }
    void several_gpus_of_the_last_session_are_chosen_before_they_are_found() {
        RunChoices choices(with_config());
        choices.choose_device("0,1");
        choices.add_gpus(three_gpus());
        QCOMPARE(choices.device(), QString("0,1"));
        QVERIFY(box(choices, "0").isChecked() && !box(choices, "2").isChecked());
    }
    void without_a_gpu_the_reason_is_shown() {
        RunChoices choices(with_config());
        choices.add_gpus({{}, message(FORMANT_TR("t", "there is no NVIDIA driver"))});
        QVERIFY(devices(choices).toolTip().contains("there is no NVIDIA driver"));
    }
};

FORMANT_TEST_IN(QApplication, TestRunChoices)

} // namespace tst_run_choices

#include "tst_run_choices.moc"
