#include "engine/audio/audio_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/speech/speech_service.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/checkpoint_leaves.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <cmath>

using namespace formant;

namespace {

double value_of(const StepReport& report, const std::string& term) {
    for (const auto& [name, value] : report.losses)
        if (name == term)
            return value;
    return std::nan("");
}

/// The mean of a term over some steps.
double mean_of(const std::vector<StepReport>& reports, const std::string& term, std::size_t first,
               std::size_t count) {
    double sum = 0;
    for (std::size_t i = first; i < first + count; ++i)
        sum += value_of(reports[i], term);
    return sum / static_cast<double>(count);
}

/// A voice that is validated on what it learns from, and what it says.
struct Trained : test::WordRuns {
    test::Recorder recorder;
    Result<void> end;

    explicit Trained(std::vector<std::string> settings) {
        settings.push_back("data.validation=" + (folder / "metadata.csv").string());
        end = test::train(request(test::small_vits(settings)), recorder);
    }

    at::Tensor says(const std::string& text, const SpeechRequest& how = {}) const {
        static int number = 0;
        SpeechRequest request = how;
        request.checkpoint = checkpoint("small", "final_ema.pt").string();
        request.sources.texts = {text};
        request.out_folder = (folder / ("spoken" + std::to_string(++number))).string();
        request.device = "cpu";
        return read_audio(speak_texts(request, Cancellation()).value().files.at(0)).value().samples;
    }
};

} // namespace

class TestVitsRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_losses_of_both_phases_are_told_and_the_mel_s_falls() {
        const Trained f({"train.max_steps=30"});
        QVERIFY2(f.end, f.end ? "" : to_english(f.end.error().what).c_str());
        const auto reports = f.recorder.all<StepReport>();
        QCOMPARE(reports.size(), std::size_t{30});
        for (const StepReport& report : reports)
            for (const char* term : {"disc", "mel", "kl", "dur", "gen", "fm"})
                QVERIFY2(std::isfinite(value_of(report, term)), term);
        const double before = mean_of(reports, "mel", 0, 5), after = mean_of(reports, "mel", 25, 5);
        qInfo("mel of the first and the last five steps: %.3f, %.3f", before, after);
        QVERIFY(after < 0.85 * before);
    }
    void it_is_validated_kept_and_speaks() {
        const Trained f({"train.max_steps=3", "train.valid_interval_steps=3"});
        QVERIFY2(f.end, f.end ? "" : to_english(f.end.error().what).c_str());
        look_at_validation(f);
        look_at_checkpoint(load_checkpoint(f.checkpoint("small", "step_3.pt")).value());
        QCOMPARE(f.recorder.all<SampleReady>().size(), std::size_t{1});
        listen_to(f);
    }
    void stopped_and_resumed_it_equals_one_that_never_stopped_to_the_bit() {
        const test::WordRuns f;
        test::Recorder straight, before, resumed;
        const auto settings = [](const std::string& name) {
            return test::small_vits({"name=" + name, "train.max_steps=4"});
        };
        QVERIFY(test::train(f.request(settings("straight")), straight));
        const RunRequest stopped = f.request(settings("stopped"));
        QCOMPARE(test::train_and_stop_at(2, stopped, before).error().kind, ErrorKind::interrupted);
        QVERIFY(test::train(stopped, resumed));
        const std::string difference = test::first_difference(f.checkpoint("straight", "step_4.pt"),
                                                              f.checkpoint("stopped", "step_4.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
    }
    void in_half_precision_both_phases_lose_as_much_data() {
        QTest::addColumn<QString>("precision");
        QTest::newRow("bf16") << "bf16";
        QTest::newRow("fp16") << "fp16";
    }
    /// AdamW's first update takes of a gradient little but its sign, which half precision may turn
    /// where a gradient is small: KL falls there to a third, and with AMX it was 8.6 % farther.
    void in_half_precision_both_phases_lose_as_much() {
        QFETCH(const QString, precision);
        const Trained exact({"train.max_steps=2"});
        const Trained half({"train.max_steps=2", "train.precision=" + precision.toStdString(),
                            "train.amp_init_scale=256"});
        QVERIFY2(half.end, half.end ? "" : to_english(half.end.error().what).c_str());
        const auto expected = exact.recorder.all<StepReport>();
        const auto found = half.recorder.all<StepReport>();
        for (std::size_t step = 0; step < 2; ++step) {
            QVERIFY(found[step].applied);
            for (const auto& [term, value] : expected[step].losses) {
                const bool falls_far = step == 1 && term == "kl" && precision == "bf16";
                const double most = step == 0 ? 0.01 : falls_far ? 0.15 : 0.05;
                const double half_value = value_of(found[step], term);
                QVERIFY2(std::abs(half_value - value) < most * std::abs(value),
                         fmt::format("step {}: {} is {} instead of {}", step + 1, term, half_value,
                                     value)
                             .c_str());
            }
        }
        const StateTree state = load_checkpoint(half.checkpoint("small", "step_2.pt")).value();
        for (const char* phase : {"discriminator", "generator"})
            QCOMPARE(state.subtree("scalers")->contains(phase), precision == "fp16");
    }
    void in_fp16_it_resumes_to_the_bit_with_its_loss_scales() {
        const test::WordRuns f;
        test::Recorder straight, before, resumed;
        const auto settings = [](const std::string& name) {
            return test::small_vits({"name=" + name, "train.max_steps=3", "train.precision=fp16",
                                     "train.amp_init_scale=256"});
        };
        QVERIFY(test::train(f.request(settings("straight")), straight));
        const RunRequest stopped = f.request(settings("stopped"));
        QCOMPARE(test::train_and_stop_at(1, stopped, before).error().kind, ErrorKind::interrupted);
        QVERIFY(test::train(stopped, resumed));
        for (const StepReport& report : straight.all<StepReport>())
            QVERIFY(report.applied);
        const std::string difference = test::first_difference(f.checkpoint("straight", "step_3.pt"),
                                                              f.checkpoint("stopped", "step_3.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
    }

  private:
    /// An average weighs nothing of what the discriminators say.
    static void look_at_validation(const Trained& f) {
        const auto validated = f.recorder.all<ValidationReport>();
        QCOMPARE(validated.size(), std::size_t{1});
        double judged = 0;
        for (const auto& [name, value] : validated[0].losses)
            judged += name == "mel" ? 45 * value : name == "kl" || name == "dur" ? value : 0;
        QVERIFY(std::abs(judged - validated[0].total) < 1e-3 * judged);
    }
    /// An optimiser for each phase, and averages of the generator alone.
    static void look_at_checkpoint(const StateTree& state) {
        QCOMPARE(*state.get<std::string>("model"), std::string("vits"));
        const StateTree optimisers = state.subtree("optimisers").value();
        QVERIFY(optimisers.contains("discriminator") && optimisers.contains("generator"));
        const StateTree::Map averages = state.get<StateTree::Map>("ema").value();
        for (const auto& [name, average] : averages)
            QVERIFY2(name.starts_with("generator."), name.c_str());
    }
    static void listen_to(const Trained& f) {
        SpeechRequest still;
        still.noise_scale = still.noise_scale_w = 0;
        const at::Tensor sound = f.says("two one", still);
        QVERIFY(sound.numel() > 0);
        QVERIFY(at::equal(sound, f.says("two one", still)));
        SpeechRequest slow = still;
        slow.length_scale = 3;
        QVERIFY(f.says("two one", slow).numel() > sound.numel());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestVitsRun)
#include "tst_vits_run.moc"
