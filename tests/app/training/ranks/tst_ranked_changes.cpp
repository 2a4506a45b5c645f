#include "engine/session/ipc/followed_run.h"
#include "tests/app/training/memory_watch.h"
#include "tests/app/training/ranks/ranked_training.h"
#include "tests/support/environment.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_ranked_changes {

constexpr std::int64_t steps = 100;
constexpr std::int64_t first_saved = 20; ///< nothing happens before it

/// Lets the process of rank 1 run out of memory once, as soon as it is asked to. Only tensors of
/// the training step have this size, none of the data that other threads read.
class ShortRank {
  public:
    ShortRank(Path file, std::int64_t bytes)
        : file_(std::move(file)), name_("FORMANT_SHORTAGE", file_.string()),
          bytes_("FORMANT_SHORT_BYTES", std::to_string(bytes)) {}
    void run_out_of_memory() const { std::ofstream(file_).put('\n'); }
    bool has_run_out() const { return !std::filesystem::exists(file_); }

  private:
    Path file_;
    test::ScopedVariable name_, bytes_, rank_{"FORMANT_SHORT_RANK", "1"},
        preload_{"LD_PRELOAD", FORMANT_SCARCE_MEMORY};
};

/// What happens to a run with two ranks must happen to both at the same step, or their losses are
/// no longer those of one process.
class TestRankedChanges : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void losses_stay_those_of_one_process_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("size");
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("unet") << "unet"
                              << "model.unet.decoder_channels=256" << qint64{400'000};
        QTest::newRow("vits") << "vits"
                              << "model.vits.segment_frames=32" << qint64{400'000};
        QTest::newRow("hifigan") << "hifigan"
                                 << "model.hifigan.segment_frames=8" << qint64{1'000'000};
    }
    void losses_stay_those_of_one_process() {
        if (!test::memory_can_be_watched)
            QSKIP("the address sanitizer allocates memory itself");
        QFETCH(const QString, kind);
        QFETCH(const QString, size);
        QFETCH(const qint64, bytes);
        const std::string name = kind.toStdString(), alone = name + "_alone";
        // A small HiFi-GAN amplifies the rounding of other micro-batches at a higher rate.
        std::vector<std::string> options =
            f_.options(name, name, steps,
                       {"--set", "train.learning_rate=0.00002", "--set", "train.keep_checkpoints=5",
                        "--set", size.toStdString()});
        train_with_changes(name, options, bytes);
        if (QTest::currentTestFailed())
            return;

        keep_start_of(name, alone);
        options.insert(options.end(), {"--set", "name=" + alone});
        const std::string failure = f_.train_to_end(options); // replays the change
        QVERIFY2(failure.empty(), failure.c_str());
        QVERIFY(!has_run_out_of_memory(alone));
        QCOMPARE(learning_rates(alone), learning_rates(name));
        const double difference = f_.difference(name, alone, steps);
        QVERIFY2(difference < 1e-5, qPrintable(QString::number(difference)));
    }

  private:
    /// Copies a run, as if it had been killed after the first checkpoint was saved.
    void keep_start_of(const std::string& run, const std::string& copy) const {
        std::filesystem::copy(f_.runs() / run, f_.runs() / copy,
                              std::filesystem::copy_options::recursive);
        const Path checkpoints = f_.runs() / copy / "checkpoints";
        for (const auto& file : std::filesystem::directory_iterator(checkpoints))
            if (!file.path().filename().string().starts_with("step_20."))
                std::filesystem::remove(file.path());
    }
    bool has_run_out_of_memory(const std::string& run) const {
        const auto advice = f_.records(run, "advice");
        return std::any_of(advice.begin(), advice.end(), [](const auto& record) {
            return record.second["id"] == "out-of-memory";
        });
    }
    std::vector<double> learning_rates(const std::string& run) const {
        std::vector<double> rates;
        for (const auto& [step, record] : f_.records(run, "train"))
            rates.push_back(record["learning_rate"]);
        return rates;
    }
    std::int64_t last_step(const std::string& run) const {
        const auto records = f_.records(run, "train");
        return records.empty() ? 0 : records.rbegin()->first;
    }
    /// Trains with two ranks. The learning rate is changed and rank 1 runs out of memory meanwhile.
    void train_with_changes(const std::string& name, std::vector<std::string> options,
                            std::int64_t bytes) {
        options.insert(options.end(), {"--ranks", "2"});
        const ShortRank rank(f_.folder / "shortage", bytes);
        QProcess launcher;
        launcher.start(FORMANT_PROGRAM, test::as_list(f_.arguments(options)));
        QVERIFY(launcher.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(last_step(name) > first_saved + 5, 300'000);
        test::LiveRecorder observer;
        const auto run = follow_run(f_.runs() / name, observer);
        QVERIFY2(run.has_value(), run ? "" : to_english(run.error().what).c_str());
        QVERIFY((*run)->change({{"train.learning_rate", "0.00001"}}));
        rank.run_out_of_memory();
        QVERIFY(launcher.waitForFinished(300'000));
        QVERIFY2(launcher.exitCode() == 0, launcher.readAllStandardError());
        QVERIFY(rank.has_run_out());

        QCOMPARE(observer.recorded().all<SettingsChanged>().size(), std::size_t{1});
        QVERIFY(has_run_out_of_memory(name));
    }

    test::RankedTraining f_;
};

FORMANT_TEST(TestRankedChanges)

} // namespace tst_ranked_changes

#include "tst_ranked_changes.moc"
