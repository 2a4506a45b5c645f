#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/session/speech/speech_service.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/checkpoint_leaves.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/word_runs.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

using namespace formant;

namespace tst_hifigan_run {

using test::contains;

double mel_of(const StepReport& report) {
    for (const auto& [name, value] : report.losses)
        if (name == "mel")
            return value;
    return -1;
}

/// Returns the mean of the loss `mel` over five steps.
double mel_from(const std::vector<StepReport>& reports, std::size_t first) {
    double sum = 0;
    for (std::size_t i = first; i < first + 5; ++i)
        sum += mel_of(reports.at(i));
    return sum / 5;
}

std::vector<std::string> with(std::vector<std::string> settings, const char* one_more) {
    settings.emplace_back(one_more);
    return settings;
}

/// Trains a voice (run "small") and vocoders in the same runs folder.
struct Fixture : test::WordRuns {
    Result<void> train_voice(int steps = 3) const {
        test::Recorder recorder;
        return test::train(request({fmt::format("train.max_steps={}", steps)}), recorder);
    }
    std::string teacher_setting() const {
        return fmt::format("model.hifigan.teacher={}", (runs() / "small").string());
    }
    Result<void> train_vocoder(const std::string& name, std::vector<std::string> settings,
                               test::Recorder& recorder) const {
        settings.push_back("name=" + name);
        return test::train(request(test::small_hifigan(std::move(settings))), recorder);
    }
    /// Creates a folder with the recordings but without metadata. One of them has a transcript.
    Path untranscribed_recordings() const {
        const Path alone = folder / "alone";
        std::filesystem::create_directory(alone);
        for (const std::string name : {"one.wav", "two.wav", "three.wav", "four.wav"})
            std::filesystem::copy_file(folder / name, alone / name);
        test::throw_on_error(write_file_atomically(alone / "one.txt", "one"));
        return alone;
    }
    Result<SpeechReport> speak(const std::string& voice, const std::string& vocoder) const {
        SpeechRequest request;
        request.checkpoint = checkpoint(voice, "final_ema.pt").string();
        request.vocoder = vocoder == "vocoder" || vocoder == "tuned"
                              ? checkpoint(vocoder, "final_ema.pt").string()
                              : vocoder;
        request.sources.texts = {"two one"};
        request.out_folder = (folder / ("spoken" + vocoder)).string();
        request.device = "cpu";
        return speak_texts(request, CancellationToken());
    }
    at::Tensor sound(const std::string& voice, const std::string& vocoder) const {
        return read_audio(speak(voice, vocoder).value().files.at(0)).value().samples;
    }
};

class TestHifiganRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_mel_loss_falls_and_recordings_are_resynthesized() {
        const Fixture f;
        test::Recorder recorder;
        QVERIFY(f.train_vocoder("vocoder", {"train.max_steps=40"}, recorder));
        const auto reports = recorder.all<StepReport>();
        const double before = mel_from(reports, 0), after = mel_from(reports, 35);
        qInfo("mel of the first and the last five steps: %.3f, %.3f", before, after);
        QVERIFY(after < 0.7 * before);
        const auto samples = recorder.all<SampleReady>();
        QCOMPARE(samples.size(), std::size_t{3}); // of the four words
        QCOMPARE(samples[0].text, std::string("one"));
        QVERIFY(read_audio(samples[0].file).value().samples.numel() > 0);
        QVERIFY(f.train_voice());
        QVERIFY(!at::equal(f.sound("small", "vocoder"), f.sound("small", "")));
    }
    void samples_and_speech_of_a_voice_use_its_vocoder() {
        const Fixture f;
        test::Recorder of_vocoder, griffin_lim, with_vocoder;
        QVERIFY(f.train_vocoder("vocoder", {"train.max_steps=5"}, of_vocoder));
        const std::vector<std::string> voice = {"train.max_steps=3",
                                                "train.sample_texts=[two one]"};
        QVERIFY(test::train(f.request(with(voice, "name=small")), griffin_lim));
        const std::string named =
            fmt::format("model.unet.vocoder={}", (f.runs() / "vocoder").string());
        QVERIFY(test::train(f.request(with(with(voice, "name=ann"), named.c_str())), with_vocoder));
        const auto sample = [](const test::Recorder& recorder) {
            return read_audio(recorder.all<SampleReady>().at(0).file).value().samples;
        };
        QVERIFY(!at::equal(sample(griffin_lim), sample(with_vocoder)));
        const at::Tensor by_griffin_lim = f.sound("small", "");
        QVERIFY(at::equal(f.sound("ann", ""), f.sound("small", "vocoder")));
        QVERIFY(at::equal(f.sound("ann", "griffin-lim"), by_griffin_lim));
        std::filesystem::remove_all(f.runs() / "vocoder"); // the voice falls back to Griffin-Lim
        QVERIFY(at::equal(f.sound("ann", ""), by_griffin_lim));
        const SpeechReport report = f.speak("ann", "").value();
        QVERIFY(contains(to_english(report.vocoder_warning), "using Griffin-Lim"));
    }
    void a_run_resumes_without_its_vocoder_if_that_is_missing() {
        const Fixture f;
        test::Recorder of_vocoder, before, after, fresh;
        QVERIFY(f.train_vocoder("vocoder", {"train.max_steps=1"}, of_vocoder));
        const auto voice = [&](const std::string& name, int steps, const char* vocoder) {
            return f.request({"name=" + name, fmt::format("train.max_steps={}", steps),
                              "train.sample_texts=[two one]",
                              fmt::format("model.unet.vocoder={}", (f.runs() / vocoder).string())});
        };
        QVERIFY(test::train(voice("ann", 2, "vocoder"), before));
        std::filesystem::remove_all(f.runs() / "vocoder");
        QVERIFY(test::train(voice("ann", 3, "moved"), after));
        QCOMPARE(after.all<SampleReady>().size(), before.all<SampleReady>().size());
        std::size_t warnings = 0;
        for (const Advice& advice : after.all<Advice>()) {
            const std::string what = to_english(advice.what);
            warnings += contains(what, "using Griffin-Lim") ? 1 : 0;
            QVERIFY2(advice.id != "other-settings" || !contains(what, "model.unet.vocoder"),
                     what.c_str());
        }
        QCOMPARE(warnings, std::size_t{1});
        QCOMPARE(test::train(voice("bea", 2, "moved"), fresh).error().kind, ErrorKind::usage);
    }
    void it_trains_on_recordings_without_transcripts_in_any_language() {
        const Fixture f;
        const Path alone = f.untranscribed_recordings();
        const std::vector<std::string> settings = {"data.corpus=" + alone.string(),
                                                   "text.language=xx-nope"};
        test::Recorder recorder, resumed;
        QVERIFY(f.train_vocoder("alone", with(settings, "train.max_steps=3"), recorder));
        QCOMPARE(recorder.all<StepReport>().size(), std::size_t{3});
        for (const Advice& advice : recorder.all<Advice>())
            QVERIFY2(advice.id != "recording-left-out" &&
                         !contains(to_english(advice.what), "text"),
                     to_english(advice.what).c_str());
        std::vector<std::string> labels;
        for (const SampleReady& sample : recorder.all<SampleReady>())
            labels.push_back(sample.text);
        QCOMPARE(labels, (std::vector<std::string>{"alone/four", "one", "alone/three"}));
        test::throw_on_error(write_file_atomically(alone / "two.txt", "two"));
        QVERIFY(f.train_vocoder("alone", with(settings, "train.max_steps=4"), resumed));
        const std::vector<std::string> ids = resumed.advice_ids();
        QVERIFY(std::find(ids.begin(), ids.end(), "other-corpus") == ids.end());
    }
    void it_trains_on_teacher_forced_mels() {
        const Fixture f;
        QVERIFY(f.train_voice(20));
        test::Recorder recorder, of_recordings;
        QVERIFY(f.train_vocoder("tuned", {"train.max_steps=40", f.teacher_setting()}, recorder));
        const auto reports = recorder.all<StepReport>();
        const double before = mel_from(reports, 0), after = mel_from(reports, 35);
        qInfo("mel of the first and the last five steps: %.3f, %.3f", before, after);
        QVERIFY(after < 0.8 * before);
        QCOMPARE(recorder.all<SampleReady>().size(), std::size_t{3});
        QVERIFY(f.train_vocoder("vocoder", {"train.max_steps=1"}, of_recordings));
        QVERIFY(mel_of(of_recordings.all<StepReport>().at(0)) != mel_of(reports.at(0)));
        QVERIFY(!at::equal(f.sound("small", "tuned"), f.sound("small", "")));
    }
    void resuming_with_a_teacher_is_bit_exact_and_a_changed_teacher_is_reported() {
        const Fixture f;
        QVERIFY(f.train_voice());
        const std::vector<std::string> settings = {f.teacher_setting(), "train.max_steps=4"};
        test::Recorder straight, before, resumed, longer;
        QVERIFY(f.train_vocoder("straight", settings, straight));
        const RunRequest stopped = f.request(test::small_hifigan(with(settings, "name=stopped")));
        QCOMPARE(test::train_and_stop_at(2, stopped, before).error().kind, ErrorKind::interrupted);
        QVERIFY(test::train(stopped, resumed));
        const std::string difference = test::first_difference(f.checkpoint("straight", "step_4.pt"),
                                                              f.checkpoint("stopped", "step_4.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
        const auto reports_other_teacher = [](const test::Recorder& recorder) {
            const auto ids = recorder.advice_ids();
            return std::find(ids.begin(), ids.end(), "other-frames-voice") != ids.end();
        };
        QVERIFY(!reports_other_teacher(resumed));
        QVERIFY(f.train_voice(4));
        QVERIFY(f.train_vocoder("straight", {f.teacher_setting(), "train.max_steps=5"}, longer));
        QVERIFY(reports_other_teacher(longer));
    }
    void an_unsuitable_teacher_is_refused_before_training() {
        const Fixture f;
        QVERIFY(f.train_voice());
        test::Recorder recorder;
        const auto other_mels =
            f.train_vocoder("other", {f.teacher_setting(), "audio.f_max_hz=7600"}, recorder);
        QCOMPARE(other_mels.error().kind, ErrorKind::usage);
        const std::string why = to_english(other_mels.error().what);
        QVERIFY2(contains(why, "audio.f_max_hz=7600"), why.c_str());
        const auto missing =
            f.train_vocoder("missing", {"model.hifigan.teacher=/nowhere.pt"}, recorder);
        QCOMPARE(missing.error().kind, ErrorKind::usage);
        QVERIFY(recorder.all<StepReport>().empty());
        QVERIFY(!std::filesystem::exists(f.runs() / "other"));
    }
    void a_stopped_and_resumed_run_is_bit_exact() {
        const Fixture f;
        test::Recorder straight, before, resumed;
        QVERIFY(f.train_vocoder("straight", {"train.max_steps=4"}, straight));
        const RunRequest stopped =
            f.request(test::small_hifigan({"name=stopped", "train.max_steps=4"}));
        QCOMPARE(test::train_and_stop_at(2, stopped, before).error().kind, ErrorKind::interrupted);
        QVERIFY(test::train(stopped, resumed));
        const std::string difference = test::first_difference(f.checkpoint("straight", "step_4.pt"),
                                                              f.checkpoint("stopped", "step_4.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestHifiganRun)

} // namespace tst_hifigan_run

#include "tst_hifigan_run.moc"
