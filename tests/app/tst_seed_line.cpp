#include "tests/app/profile_of_asa.h"
#include "tests/app/training/training_process.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_seed_line {

/// The command line as users type it; `device` selects the device.
std::vector<std::string> line(const test::ProfileOfAsa& asa, std::vector<std::string> device) {
    std::vector<std::string> arguments = {"--headless",
                                          "--model",
                                          "vits",
                                          "--profile-id",
                                          asa.profile(),
                                          "--prompt-list-id",
                                          "räkna högt",
                                          "--language-code",
                                          "sv-SE",
                                          "--model-size",
                                          "medium",
                                          "--learning-rate",
                                          "0.0001",
                                          "--batch-size",
                                          "16",
                                          "--epochs",
                                          "100",
                                          "--runs",
                                          asa.runs().string()};
    arguments.insert(arguments.end(), device.begin(), device.end());
    return arguments;
}

constexpr int no_such_device = 4; ///< exit code

/// Returns true if the driver lists a GPU, this build supports it, and no variable hides it. (WSL2
/// has no such folder.)
bool has_nvidia_card() {
    const Path cards = "/proc/driver/nvidia/gpus";
    return FORMANT_WITH_CUDA && !qEnvironmentVariableIsSet("CUDA_VISIBLE_DEVICES") &&
           std::filesystem::exists(cards) && !std::filesystem::is_empty(cards);
}

/// Slow: a hundred steps of the full model.
class TestSeedLine : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    /// Without a GPU the command line is refused, because it names one; it is then trained on the
    /// CPU in float32, because half precision is for GPUs.
    void it_trains_a_voice() {
        const test::ProfileOfAsa asa;
        auto output =
            test::run_program(FORMANT_PROGRAM, line(asa, {"--use-gpu", "--mixed-precision"}), 3000);
        if (has_nvidia_card())
            QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        if (output.exit_code == no_such_device) {
            qInfo("no card: %s", output.standard_error.c_str());
            output = test::run_program(FORMANT_PROGRAM, line(asa, {"--gpu", "cpu"}), 3000);
        }
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY2(output.standard_error.find("arning") == std::string::npos,
                 output.standard_error.c_str());
        // Without a configuration file, the run is named after the recordings.
        const Path run = std::filesystem::directory_iterator(asa.runs())->path();
        for (const auto& [step, advice] : test::records_of(run / "metrics.jsonl", "advice"))
            QFAIL(advice.dump().c_str());
        const auto steps = test::records_of(run / "metrics.jsonl", "train");
        QCOMPARE(steps.size(), std::size_t{100});
        const double before = test::mean_mel(steps, 1, 10), after = test::mean_mel(steps, 91, 100);
        qInfo("mel of the first and the last ten steps: %.3f, %.3f", before, after);
        QVERIFY(after < 0.9 * before);
        QVERIFY(std::filesystem::exists(run / "checkpoints" / "final_ema.pt"));
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST_IN(QCoreApplication, TestSeedLine)

} // namespace tst_seed_line

#include "tst_seed_line.moc"
