#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
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

namespace tst_vits_run {

double value_of(const StepReport& report, const std::string& term) {
    for (const auto& [name, value] : report.losses)
        if (name == term)
            return value;
    return std::nan("");
}

/// Returns the mean of a term over `count` steps.
double mean_of(const std::vector<StepReport>& reports, const std::string& term, std::size_t first,
               std::size_t count) {
    double sum = 0;
    for (std::size_t i = first; i < first + count; ++i)
        sum += value_of(reports[i], term);
    return sum / static_cast<double>(count);
}

/// A voice that is trained and validated on the same recordings.
struct TrainedVoice : test::WordRuns {
    test::Recorder recorder;
    Result<void> end;

    explicit TrainedVoice(std::vector<std::string> settings) {
        settings.push_back("data.validation=" + (folder / "metadata.csv").string());
        end = test::train(request(test::small_vits(settings)), recorder);
    }

    at::Tensor speak(const std::string& text, const SpeechRequest& options = {}) const {
        static int number = 0;
        SpeechRequest request = options;
        request.checkpoint = checkpoint("small", "final_ema.pt").string();
        request.sources.texts = {text};
        request.out_folder = (folder / ("spoken" + std::to_string(++number))).string();
        request.device = "cpu";
        return read_audio(speak_texts(request, CancellationToken()).value().files.at(0))
            .value()
            .samples;
    }
};

class TestVitsRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void losses_of_both_phases_are_reported_and_the_mel_loss_falls() {
        const TrainedVoice f({"train.max_steps=30"});
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
    void it_is_validated_saved_and_can_speak() {
        const TrainedVoice f({"train.max_steps=3", "train.valid_interval_steps=3"});
        QVERIFY2(f.end, f.end ? "" : to_english(f.end.error().what).c_str());
        check_validation(f);
        check_checkpoint(load_checkpoint(f.checkpoint("small", "step_3.pt")).value());
        QCOMPARE(f.recorder.all<SampleReady>().size(), std::size_t{1});
        check_speech(f);
    }
    void a_stopped_and_resumed_run_is_bit_exact() {
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
    void a_checkpoint_of_format_1_resumes_and_the_log_names_its_dropout() {
        const test::WordRuns f;
        test::Recorder before, resumed;
        const RunRequest request = f.request(test::small_vits({"train.max_steps=3"}));
        QCOMPARE(test::train_and_stop_at(2, request, before).error().kind, ErrorKind::interrupted);
        const Path file = f.checkpoint("small", "step_2.pt");
        StateTree older = load_checkpoint(file).value();
        older["format"] = std::int64_t{1};
        QVERIFY(save_checkpoint(file, older));
        QVERIFY(test::train(request, resumed));
        const std::string log = read_file(f.runs() / "small" / "log.txt").value();
        QVERIFY(log.find("dropout draws other masks") != std::string::npos);
        const auto format =
            load_checkpoint(f.checkpoint("small", "step_3.pt"))->get<std::int64_t>("format");
        QCOMPARE(format.value(), checkpoint_format);
    }
    void losses_in_half_precision_are_close_to_float32_data() {
        QTest::addColumn<QString>("precision");
        QTest::newRow("bf16") << "bf16";
        QTest::newRow("fp16") << "fp16";
    }
    /// The first AdamW update depends on little more than the sign of a gradient, and half
    /// precision can flip the sign of a small one. KL drops to a third there; with AMX the error
    /// was 8.6 %.
    void losses_in_half_precision_are_close_to_float32() {
        QFETCH(const QString, precision);
        const TrainedVoice exact({"train.max_steps=2"});
        const TrainedVoice half({"train.max_steps=2", "train.precision=" + precision.toStdString(),
                                 "train.amp_init_scale=256"});
        QVERIFY2(half.end, half.end ? "" : to_english(half.end.error().what).c_str());
        const auto expected = exact.recorder.all<StepReport>();
        const auto found = half.recorder.all<StepReport>();
        for (std::size_t step = 0; step < 2; ++step) {
            QVERIFY(found[step].applied);
            for (const auto& [term, value] : expected[step].losses) {
                const bool drops_steeply = step == 1 && term == "kl" && precision == "bf16";
                const double tolerance = step == 0 ? 0.01 : drops_steeply ? 0.15 : 0.05;
                const double half_value = value_of(found[step], term);
                QVERIFY2(std::abs(half_value - value) < tolerance * std::abs(value),
                         fmt::format("step {}: {} is {} instead of {}", step + 1, term, half_value,
                                     value)
                             .c_str());
            }
        }
        const StateTree state = load_checkpoint(half.checkpoint("small", "step_2.pt")).value();
        for (const char* phase : {"discriminator", "generator"})
            QCOMPARE(state.subtree("scalers")->contains(phase), precision == "fp16");
    }
    void a_resumed_fp16_run_restores_its_loss_scales_and_is_bit_exact() {
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
    /// The validation loss contains no terms of the discriminators.
    static void check_validation(const TrainedVoice& f) {
        const auto validated = f.recorder.all<ValidationReport>();
        QCOMPARE(validated.size(), std::size_t{1});
        double expected = 0;
        for (const auto& [name, value] : validated[0].losses)
            expected += name == "mel" ? 45 * value : name == "kl" || name == "dur" ? value : 0;
        QVERIFY(std::abs(expected - validated[0].total) < 1e-3 * expected);
    }
    /// Each phase has an optimizer, and only the generator has an EMA.
    static void check_checkpoint(const StateTree& state) {
        QCOMPARE(*state.get<std::string>("model"), std::string("vits"));
        const StateTree optimizers = state.subtree("optimisers").value();
        QVERIFY(optimizers.contains("discriminator") && optimizers.contains("generator"));
        const StateTree::Map averages = state.get<StateTree::Map>("ema").value();
        for (const auto& [name, average] : averages)
            QVERIFY2(name.starts_with("generator."), name.c_str());
    }
    static void check_speech(const TrainedVoice& f) {
        SpeechRequest noiseless;
        noiseless.noise_scale = noiseless.noise_scale_w = 0.0;
        const at::Tensor sound = f.speak("two one", noiseless);
        QVERIFY(sound.numel() > 0);
        QVERIFY(at::equal(sound, f.speak("two one", noiseless)));
        SpeechRequest slow = noiseless;
        slow.length_scale = 3;
        QVERIFY(f.speak("two one", slow).numel() > sound.numel());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestVitsRun)

} // namespace tst_vits_run

#include "tst_vits_run.moc"
