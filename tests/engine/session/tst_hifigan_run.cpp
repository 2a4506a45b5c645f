#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/session/speech_service.h"
#include "tests/support/checkpoint_leaves.h"
#include "tests/support/contains.h"
#include "tests/support/must.h"
#include "tests/support/small_gan.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace {

double mel_of(const StepReport& report) {
    for (const auto& [name, value] : report.losses)
        if (name == "mel")
            return value;
    return -1;
}

std::vector<std::string> with(std::vector<std::string> settings, const char* one_more) {
    settings.emplace_back(one_more);
    return settings;
}

/// A voice (run "small") and vocoders beside it.
struct Fixture : test::WordRuns {
    Result<void> train_voice() const {
        test::Recorder recorder;
        return test::train(request({"train.max_steps=3"}), recorder);
    }
    Result<void> train_vocoder(const std::string& name, std::vector<std::string> settings,
                               test::Recorder& recorder) const {
        settings.push_back("name=" + name);
        return test::train(request(test::small_hifigan(std::move(settings))), recorder);
    }
    /// The recordings of the words in a folder without metadata; one has a text.
    Path recordings_alone() const {
        const Path alone = folder / "alone";
        std::filesystem::create_directory(alone);
        for (const std::string name : {"one.wav", "two.wav", "three.wav", "four.wav"})
            std::filesystem::copy_file(folder / name, alone / name);
        test::must(write_file_atomically(alone / "one.txt", "one"));
        return alone;
    }
    Result<SpeechReport> speak(const std::string& voice, const std::string& vocoder) const {
        SpeechRequest request;
        request.checkpoint = checkpoint(voice, "final_ema.pt").string();
        request.vocoder = vocoder.empty() ? "" : checkpoint(vocoder, "final_ema.pt").string();
        request.sources.texts = {"two one"};
        request.out_folder = (folder / ("spoken" + vocoder)).string();
        request.device = "cpu";
        return speak_texts(request, Cancellation());
    }
    at::Tensor sound(const std::string& voice, const std::string& vocoder) const {
        return read_audio(speak(voice, vocoder).value().files.at(0)).value().samples;
    }
};

} // namespace

class TestHifiganRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_learns_from_sound_and_makes_recordings_anew() {
        const Fixture f;
        test::Recorder recorder;
        QVERIFY(f.train_vocoder("vocoder", {"train.max_steps=40"}, recorder));
        const auto reports = recorder.all<StepReport>();
        double before = 0, after = 0;
        for (std::size_t i = 0; i < 5; ++i) {
            before += mel_of(reports.at(i));
            after += mel_of(reports.at(35 + i));
        }
        qInfo("mel of the first and the last five steps: %.3f, %.3f", before / 5, after / 5);
        QVERIFY(after < 0.7 * before);
        const auto samples = recorder.all<SampleReady>();
        QCOMPARE(samples.size(), std::size_t{3}); // of the four words
        QCOMPARE(samples[0].text, std::string("one"));
        QVERIFY(read_audio(samples[0].file).value().samples.numel() > 0);
        QVERIFY(f.train_voice());
        QVERIFY(!at::equal(f.sound("small", "vocoder"), f.sound("small", "")));
    }
    void it_learns_from_recordings_alone_whatever_the_language() {
        const Fixture f;
        const Path alone = f.recordings_alone();
        const std::vector<std::string> settings = {"data.corpus=" + alone.string(),
                                                   "text.language=xx-nope"};
        test::Recorder recorder, resumed;
        QVERIFY(f.train_vocoder("alone", with(settings, "train.max_steps=3"), recorder));
        QCOMPARE(recorder.all<StepReport>().size(), std::size_t{3});
        for (const Advice& advice : recorder.all<Advice>())
            QVERIFY2(advice.id != "recording-left-out" &&
                         !test::contains(to_english(advice.what), "text"),
                     to_english(advice.what).c_str());
        std::vector<std::string> heard;
        for (const SampleReady& sample : recorder.all<SampleReady>())
            heard.push_back(sample.text);
        QCOMPARE(heard, (std::vector<std::string>{"alone/four", "one", "alone/three"}));
        test::must(write_file_atomically(alone / "two.txt", "two"));
        QVERIFY(f.train_vocoder("alone", with(settings, "train.max_steps=4"), resumed));
        const std::vector<std::string> said = resumed.advice_ids();
        QVERIFY(std::find(said.begin(), said.end(), "other-corpus") == said.end());
    }
    void stopped_and_resumed_it_equals_one_that_never_stopped_to_the_bit() {
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

QTEST_GUILESS_MAIN(TestHifiganRun)
#include "tst_hifigan_run.moc"
