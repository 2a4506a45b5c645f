#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/training/run_service.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_resume_older_formats {

/// The files of tests/data/checkpoints were written by programs of their time, on the corpus of
/// test::WordRuns, and stay as they are.
class TestResumeOlderFormats : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_of_every_format_resumes_and_is_saved_in_the_newest_data() {
        QTest::addColumn<int>("format");
        for (int format = 1; format <= static_cast<int>(checkpoint_format); ++format)
            QTest::addRow("format %d", format) << format;
    }
    void a_checkpoint_of_every_format_resumes_and_is_saved_in_the_newest() {
        QFETCH(int, format);
        const test::WordRuns f;
        test::Recorder recorder;
        const Path file = Path(FORMANT_SOURCE_DIR) / "tests/data/checkpoints" /
                          ("unet_format_" + std::to_string(format) + ".pt");
        QCOMPARE(load_checkpoint(file)->get<std::int64_t>("format").value(), std::int64_t{format});
        RunRequest request = f.request({"train.max_steps=9"});
        request.resume = file.string();
        const auto trained = test::train(request, recorder);
        QVERIFY2(trained, trained ? "" : to_english(trained.error().what).c_str());
        std::vector<std::int64_t> steps;
        for (const StepReport& report : recorder.all<StepReport>())
            steps.push_back(report.step);
        QCOMPARE(steps, (std::vector<std::int64_t>{8, 9}));
        const auto saved = load_checkpoint(f.checkpoint("small", "step_9.pt"));
        QCOMPARE(saved->get<std::int64_t>("format").value(), checkpoint_format);
    }
};

FORMANT_TEST(TestResumeOlderFormats)

} // namespace tst_resume_older_formats

#include "tst_resume_older_formats.moc"
