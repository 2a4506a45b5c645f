#include "engine/session/config/run_config.h"
#include "tests/app/profile_of_asa.h"
#include "tests/app/training/training_process.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_seed_command {

class TestSeedCommand : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    /// All options except the GPU, which is not a setting.
    void aliases_set_the_expected_settings() {
        const test::ProfileOfAsa asa;
        const auto output = test::run_program(
            FORMANT_PROGRAM,
            {"config", "show", "--model", "vits", "--profile-id", asa.profile(), "--prompt-list-id",
             "räkna högt", "--language-code", "sv-SE", "--model-size", "medium", "--learning-rate",
             "0.0001", "--batch-size", "16", "--epochs", "100", "--mixed-precision"});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        asa.write("shown.yaml", output.standard_output);
        const RunConfig shown = load_run_config(asa / "shown.yaml", {}).value();
        QCOMPARE(shown.voice.model.name, std::string("vits"));
        QCOMPARE(shown.voice.model.size, std::string("medium"));
        QCOMPARE(shown.voice.text.language, std::string("sv-SE"));
        QCOMPARE(shown.data.corpus, asa.profile());
        QCOMPARE(shown.data.prompt_list, std::string("räkna högt"));
        QCOMPARE(shown.train.learning_rate, 0.0001);
        QCOMPARE(shown.train.batch_size, std::int64_t{16});
        QCOMPARE(shown.train.epochs, std::int64_t{100});
        QCOMPARE(shown.train.precision, std::string("half"));
        QCOMPARE(shown.train.betas, (std::vector<double>{0.8, 0.99})); // of the recipe of vits
    }
    void a_profile_may_be_given_by_its_name_where_the_window_records() {
        const test::ProfileOfAsa asa;
        const test::TemporaryFolder home;
        std::filesystem::create_directories(home / "formant");
        std::filesystem::create_directory_symlink(asa.path(), home / "formant/recordings");
        for (const char* place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            qputenv(place, QByteArray::fromStdString(home.path().string()));
        const auto output =
            test::run_program(FORMANT_PROGRAM, {"config", "show", "--profile-id", "Åsa Öberg"});
        for (const char* place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            qunsetenv(place);
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        asa.write("shown.yaml", output.standard_output);
        QCOMPARE(load_run_config(asa / "shown.yaml", {}).value().data.corpus,
                 (home / "formant/recordings/Åsa Öberg").string());
    }
    /// Much smaller than usual, and on the CPU, where half precision is slow.
    void a_profile_is_trained_with_aliases() {
        const test::ProfileOfAsa asa;
        const auto output = test::run_program(FORMANT_PROGRAM,
                                              {"--headless",
                                               "--model",
                                               "vits",
                                               "--profile-id",
                                               asa.profile(),
                                               "--prompt-list-id",
                                               "räkna högt",
                                               "--language-code",
                                               "sv-SE",
                                               "--model-size",
                                               "tiny",
                                               "--learning-rate",
                                               "0.001",
                                               "--batch-size",
                                               "4",
                                               "--epochs",
                                               "12",
                                               "--set",
                                               "model.vits.discriminator_channels=64",
                                               "--set",
                                               "model.vits.segment_frames=8",
                                               "--gpu",
                                               "cpu",
                                               "--runs",
                                               asa.runs().string()},
                                              540);
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY2(output.standard_error.find("arning") == std::string::npos,
                 output.standard_error.c_str());
        // Without a configuration file, the run is named after the recordings.
        const Path run = std::filesystem::directory_iterator(asa.runs())->path();
        const auto steps = test::records_of(run / "metrics.jsonl", "train");
        QCOMPARE(steps.size(), std::size_t{12});
        const double before = test::mean_mel(steps, 1, 3), after = test::mean_mel(steps, 10, 12);
        qInfo("mel of the first and the last three steps: %.3f, %.3f", before, after);
        QVERIFY(after < before);
        for (const auto& [step, advice] : test::records_of(run / "metrics.jsonl", "advice"))
            QFAIL(advice.dump().c_str());
        QVERIFY(std::filesystem::exists(run / "checkpoints" / "final_ema.pt"));
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST_IN(QCoreApplication, TestSeedCommand)

} // namespace tst_seed_command

#include "tst_seed_command.moc"
