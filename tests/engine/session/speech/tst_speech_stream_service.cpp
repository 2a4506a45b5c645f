#include "engine/audio/audio_file.h"
#include "engine/audio/pcm_bytes.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/speech/speech_stream_service.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_speech_stream_service {

using test::contains;

struct Fixture {
    test::SmallCorpus folder;
    std::string sound;
    std::vector<std::string> faults; ///< "id at byte"
    std::int64_t rate_hz = 0;
    CancellationToken cancellation;

    Fixture() {
        test::throw_on_error(save_checkpoint(folder / "voice.pt", test::small_voice_checkpoint()));
    }

    SpeechRequest request(std::vector<std::string> texts, const std::string& out = "-") const {
        SpeechRequest request;
        request.checkpoint = (folder / "voice.pt").string();
        request.sources.texts = std::move(texts);
        request.out_folder = out;
        request.device = "cpu";
        request.sentence_pause_ms = 100;
        return request;
    }
    Result<SpeechStreamReport> stream(const SpeechRequest& request) {
        sound.clear();
        return stream_texts(request, listener(), cancellation);
    }
    SpeechListener listener() {
        return {.on_start = [&](std::int64_t hz) { rate_hz = hz; },
                .on_audio = [&](std::string_view pcm) -> Result<void> {
                    sound += pcm;
                    return {};
                },
                .on_fault =
                    [&](const SpeechFault& fault) {
                        faults.push_back(fault.id + " at " + std::to_string(sound.size()));
                    }};
    }
    /// Returns the samples of the files of the texts, with 100 ms between them.
    std::string files_of(const std::vector<std::string>& texts) const {
        const auto report =
            speak_texts(request(texts, (folder / "spoken").string()), CancellationToken()).value();
        std::vector<at::Tensor> parts;
        for (const std::string& file : report.files) {
            if (!parts.empty())
                parts.push_back(at::zeros({1600}));
            parts.push_back(read_audio(file).value().samples * (32768.0 / 32767));
        }
        return pcm_bytes(at::cat(parts));
    }
};

class TestSpeechStreamService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_sounds_like_the_files_whatever_the_number_of_workers() {
        Fixture f;
        const std::vector<std::string> texts = {"Two. Four six! Two", "four", "Six. Six two."};
        const std::string expected = f.files_of(texts);
        for (const std::int64_t workers : {1, 3, 0}) {
            SpeechRequest request = f.request(texts);
            request.workers = workers;
            QVERIFY(f.stream(request));
            QVERIFY(f.sound == expected);
        }
        QCOMPARE(f.rate_hz, std::int64_t{16000});
    }
    void the_duration_and_latency_of_the_audio_are_reported() {
        Fixture f;
        const SpeechStreamReport report = f.stream(f.request({"Two. Four.", "six"})).value();
        QCOMPARE(report.faults, std::int64_t{0});
        const double pauses_s = 0.2;
        QCOMPARE(report.audio_s + pauses_s, static_cast<double>(f.sound.size()) / 2 / 16000);
        QVERIFY(report.needed_s > 0);
        QVERIFY(report.first_sound_s > 0);
    }
    void faults_are_reported_in_order_and_do_not_stop_the_rest() {
        Fixture f;
        const std::size_t bytes_of_two = f.files_of({"two."}).size();
        const auto report = f.stream(f.request({"ba", "Two. Ba. Four.", "?!"}));
        QCOMPARE(report.value().faults, std::int64_t{3});
        QCOMPARE(f.faults[0], std::string("0001 at 0"));
        QCOMPARE(f.faults[1], "0002 at " + std::to_string(bytes_of_two));
        QCOMPARE(f.faults[2], "0003 at " + std::to_string(f.sound.size()));
        QVERIFY(f.sound == f.files_of({"Two. Four."}));
    }
    void an_error_of_the_listener_ends_the_stream() {
        Fixture f;
        SpeechListener listener = f.listener();
        listener.on_audio = [](std::string_view) -> Result<void> {
            return fail(ErrorKind::disk, Message{"", "enough", {}, -1});
        };
        const auto report =
            stream_texts(f.request({"two", "four", "six"}), listener, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::disk);
    }
    void it_can_be_canceled() {
        Fixture f;
        f.cancellation.request();
        const auto report = f.stream(f.request({"two"}));
        QVERIFY(!report && report.error().kind == ErrorKind::interrupted);
    }
    void an_unknown_speaker_is_refused_before_any_audio() {
        Fixture f;
        SpeechRequest request = f.request({"two"});
        request.speaker = "ann";
        const auto report = f.stream(request);
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        QCOMPARE(f.rate_hz, std::int64_t{0});
    }
};

FORMANT_TEST(TestSpeechStreamService)

} // namespace tst_speech_stream_service

#include "tst_speech_stream_service.moc"
