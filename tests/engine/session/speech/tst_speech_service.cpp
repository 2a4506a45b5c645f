#include "engine/audio/audio_file.h"
#include "engine/audio/trim.h"
#include "engine/base/atomic_file.h"
#include "engine/base/one_thread.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/speech/speech_service.h"
#include "engine/synth/voice.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <thread>

using namespace formant;

namespace tst_speech_service {

using test::contains;

constexpr double step_of_16_bits = 1.0 / 32768;

struct Fixture {
    test::SmallCorpus folder;

    explicit Fixture(const std::vector<std::string>& speakers = {}) {
        test::throw_on_error(
            save_checkpoint(folder / "voice.pt", test::small_voice_checkpoint(speakers)));
    }
    SpeechRequest request(std::vector<std::string> texts) const {
        SpeechRequest request;
        request.checkpoint = (folder / "voice.pt").string();
        request.sources.texts = std::move(texts);
        request.out_folder = (folder / "spoken").string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    /// Returns a request for a voice that generates a waveform.
    SpeechRequest request_of_vits() const {
        test::throw_on_error(save_checkpoint(folder / "vits.pt", test::small_vits_checkpoint({})));
        SpeechRequest vits = request({"two"});
        vits.checkpoint = (folder / "vits.pt").string();
        return vits;
    }
    /// Returns the samples of a file that was written.
    at::Tensor spoken(const std::string& name) const {
        return read_audio(folder / "spoken" / name).value().samples;
    }
    /// Returns what the voice itself speaks, single-threaded like the service.
    at::Tensor expected(const std::string& text, const std::string& reference = "",
                        std::int64_t speaker = 0) const {
        const auto voice = Voice::from_checkpoint(*load_checkpoint(folder / "voice.pt"),
                                                  VoiceWeights::ema, at::kCPU);
        FlowOptions flow;
        if (!reference.empty())
            flow.style =
                *(*voice)->style_of(trim_silence(*read_audio(folder / reference), TrimConfig()));
        const SpeakOptions options{.speaker = speaker, .of_kind = flow};
        at::Tensor samples;
        std::thread([&] {
            set_single_threaded();
            samples = (*voice)->speak(text, 0, options, CancellationToken())->samples;
        }).join();
        return samples;
    }
};

SpeechReport speak(const SpeechRequest& request) {
    return speak_texts(request, CancellationToken()).value();
}

bool sounds_like(const at::Tensor& a, const at::Tensor& b) {
    return a.sizes() == b.sizes() && at::allclose(a, b, 0, 2 * step_of_16_bits);
}

std::string bytes_of(const std::string& file) {
    return read_file(file).value();
}

class TestSpeechService : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_text_gets_a_file_of_its_own() {
        const Fixture f;
        const SpeechReport report = speak(f.request({"two", "four two"}));
        QCOMPARE(report.files.size(), std::size_t{2});
        QVERIFY(report.faults.empty());
        QVERIFY(contains(report.files[1], "spoken/0002.wav"));
        QVERIFY(sounds_like(f.spoken("0001.wav"), f.expected("two")));
        QVERIFY(sounds_like(f.spoken("0002.wav"), f.expected("four two")));
    }
    void overwritten_files_are_counted() {
        const Fixture f;
        QCOMPARE(speak(f.request({"two"})).overwritten, std::int64_t{0});
        QCOMPARE(speak(f.request({"four", "two"})).overwritten, std::int64_t{1});
    }
    void the_durations_of_audio_and_work_are_reported() {
        const Fixture f;
        const SpeechReport report = speak(f.request({"two", "four"}));
        const auto samples = f.spoken("0001.wav").numel() + f.spoken("0002.wav").numel();
        QVERIFY(std::abs(report.audio_s - static_cast<double>(samples) / 16000) < 1e-9);
        QVERIFY(report.needed_s > 0);
    }
    void the_sentences_of_a_text_are_spoken_one_by_one_with_a_pause() {
        const Fixture f;
        SpeechRequest request = f.request({"Two. Four two! Six"});
        request.sentence_pause_ms = 100;
        speak(request);
        const at::Tensor pause = at::zeros({1600});
        QVERIFY(sounds_like(f.spoken("0001.wav"),
                            at::cat({f.expected("Two."), pause, f.expected("Four two!"), pause,
                                     f.expected("Six")})));
    }
    void the_sound_does_not_depend_on_the_number_of_workers() {
        const Fixture f;
        SpeechRequest request = f.request({"two", "Four. Six. Two two.", "six", "four"});
        const auto bytes_with = [&](std::int64_t workers) {
            request.workers = workers;
            std::vector<std::string> bytes;
            for (const std::string& file : speak(request).files)
                bytes.push_back(bytes_of(file));
            return bytes;
        };
        const auto alone = bytes_with(1);
        QCOMPARE(alone.size(), std::size_t{4});
        QVERIFY(bytes_with(3) == alone);
        QVERIFY(bytes_with(0) == alone);
    }
    void what_cannot_be_spoken_does_not_stop_the_rest() {
        const Fixture f;
        // The voice knows no sound of "ba".
        SpeechRequest request = f.request({"two", "ba", "?!", "four"});
        const SpeechReport report = speak(request);
        QCOMPARE(report.files.size(), std::size_t{2});
        QVERIFY(contains(report.files[1], "0004.wav"));
        QCOMPARE(report.faults.size(), std::size_t{2});
        QCOMPARE(report.faults[0].id, std::string("0002"));
        QVERIFY(contains(to_english(report.faults[0].what), "ba"));
        QCOMPARE(report.faults[1].id, std::string("0003"));
    }
    void an_empty_text_is_reported() {
        const Fixture f;
        const SpeechReport report = speak(f.request({"", "two"}));
        QCOMPARE(report.files.size(), std::size_t{1});
        QCOMPARE(to_english(report.faults.at(0).what), std::string("the text is empty"));
    }
    void a_text_with_one_bad_sentence_gets_no_file() {
        const Fixture f;
        const SpeechReport report = speak(f.request({"Two. Ba. Four."}));
        QVERIFY(report.files.empty());
        QCOMPARE(report.faults.size(), std::size_t{1});
        QVERIFY(!std::filesystem::exists(f.folder / "spoken" / "0001.wav"));
    }
    void a_file_that_cannot_be_written_does_not_stop_the_rest() {
        const Fixture f;
        std::filesystem::create_directories(f.folder / "spoken" / "0001.wav");
        const SpeechReport report = speak(f.request({"two", "four"}));
        QCOMPARE(report.files.size(), std::size_t{1});
        QCOMPARE(report.faults.at(0).id, std::string("0001"));
        QVERIFY(contains(to_english(report.faults[0].what), "0001.wav"));
    }
    void lists_name_the_files_and_bad_lines_are_reported() {
        const Fixture f;
        f.folder.write("list.csv", "id,text\ngreeting/1,two\nbroken\nlast,four\n");
        SpeechRequest request = f.request({});
        request.sources.lists = {(f.folder / "list.csv").string()};
        const SpeechReport report = speak(request);
        QCOMPARE(report.files.size(), std::size_t{2});
        QVERIFY(contains(report.files[0], "spoken/greeting_1.wav"));
        QVERIFY(contains(to_english(report.faults.at(0).what), "list.csv:3"));
    }
    void every_format_is_written() {
        const Fixture f;
        for (const std::string format : {"flac", "ogg", "opus", "mp3"}) {
            SpeechRequest request = f.request({"two four six four two six"});
            request.format = format;
            const SpeechReport report = speak(request);
            const auto result =
                test::run_python("engine/audio/reference.py", {"describe", report.files.at(0)});
            QVERIFY2(result.exit_code == 0, result.standard_error.c_str());
            const auto facts = nlohmann::json::parse(result.standard_output);
            const std::string described =
                facts["format"].get<std::string>() + facts["subtype"].get<std::string>();
            const std::string name = format == "ogg" ? "vorbis" : format == "mp3" ? "mpeg" : format;
            QVERIFY2(QString::fromStdString(described).contains(name.c_str(), Qt::CaseInsensitive),
                     described.c_str());
        }
    }
    void requested_options_change_the_sound() {
        const Fixture f;
        SpeechRequest request = f.request({"two"});
        request.temperature = 1.5;
        speak(request);
        QVERIFY(!sounds_like(f.spoken("0001.wav"), f.expected("two")));
    }
    void an_option_of_another_kind_of_model_is_a_usage_error_that_names_it() {
        const Fixture f;
        SpeechRequest request = f.request({"two"});
        request.noise_scale_w = 0.5;
        const auto report = speak_texts(request, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        for (const char* part : {"--noise-scale-w", "'unet'", "--solver-steps, --temperature"})
            QVERIFY2(contains(to_english(report.error().what), part), part);
        QVERIFY(!std::filesystem::exists(f.folder / "spoken"));
    }
    void a_vocoder_is_refused_for_a_voice_that_outputs_a_waveform() {
        const Fixture f;
        SpeechRequest request = f.request_of_vits();
        request.vocoder = griffin_lim_only;
        const auto report = speak_texts(request, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(report.error().what), "does not use a vocoder"));
        QVERIFY(!std::filesystem::exists(f.folder / "spoken"));
        request.vocoder = "";
        QCOMPARE(speak(request).files.size(), std::size_t{1});
    }
    void a_reference_is_refused_without_decoding_it_if_the_voice_has_no_style() {
        const Fixture f;
        f.folder.write("style.wav", "no audio");
        SpeechRequest request = f.request_of_vits();
        request.references = {(f.folder / "style.wav").string()};
        const auto report = speak_texts(request, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(report.error().what), "does not support reference recordings"));
    }
    void griffin_lim_can_be_requested_for_a_voice_with_a_vocoder() {
        const Fixture f;
        SpeechRequest request = f.request({"two"});
        request.vocoder = griffin_lim_only;
        speak(request);
        QVERIFY(sounds_like(f.spoken("0001.wav"), f.expected("two")));
    }
    void a_reference_gives_its_style() {
        const Fixture f;
        f.folder.record("style.wav");
        SpeechRequest request = f.request({"two"});
        request.references = {(f.folder / "style.wav").string()};
        speak(request);
        QVERIFY(sounds_like(f.spoken("0001.wav"), f.expected("two", "style.wav")));
        QVERIFY(!sounds_like(f.spoken("0001.wav"), f.expected("two")));
    }
    void several_references_give_the_mean_of_their_styles() {
        const Fixture f;
        f.folder.record("style.wav");
        f.folder.record("again.wav");
        f.folder.record("other.wav", {.seconds = 0.4});
        const auto spoken = [&](const std::vector<const char*>& names) {
            SpeechRequest request = f.request({"two"});
            for (const char* name : names)
                request.references.push_back((f.folder / name).string());
            speak(request);
            return f.spoken("0001.wav");
        };
        const auto one = spoken({"style.wav"}), other = spoken({"other.wav"});
        QVERIFY(!sounds_like(one, other));
        QVERIFY(sounds_like(spoken({"style.wav", "again.wav"}), one));
        const auto both = spoken({"style.wav", "other.wav"});
        QVERIFY(!at::equal(both, one) && !at::equal(both, other));
    }
    void a_reference_of_another_format_and_rate_gives_nearly_the_same() {
        const Fixture f;
        f.folder.record("style.flac", {.sample_rate_hz = 44100});
        SpeechRequest request = f.request({"two"});
        request.references = {(f.folder / "style.flac").string()};
        QCOMPARE(speak(request).files.size(), std::size_t{1});
    }
    void an_invalid_reference_is_a_data_error() {
        const Fixture f;
        f.folder.write("style.wav", "no audio");
        SpeechRequest request = f.request({"two"});
        request.references = {(f.folder / "style.wav").string()};
        const auto report = speak_texts(request, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::data);
        QVERIFY(contains(to_english(report.error().what), "style.wav"));
        QVERIFY(!contains(to_english(report.error().what), "corpus"));
    }
    void a_speaker_is_chosen_by_name_or_is_the_first() {
        const Fixture f({"ann", "bea"});
        SpeechRequest request = f.request({"two"});
        speak(request);
        QVERIFY(sounds_like(f.spoken("0001.wav"), f.expected("two")));
        request.speaker = "bea";
        speak(request);
        QVERIFY(sounds_like(f.spoken("0001.wav"), f.expected("two", "", 1)));
        QVERIFY(!sounds_like(f.spoken("0001.wav"), f.expected("two")));
    }
    void a_wrong_speaker_is_a_usage_error_with_the_names() {
        const Fixture f({"ann", "bea"});
        SpeechRequest request = f.request({"two"});
        request.speaker = "bee";
        const auto report = speak_texts(request, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(report.error().what), "bea, ann"));
        QVERIFY(!std::filesystem::exists(f.folder / "spoken"));
    }
    void lines_of_lists_have_speakers_of_their_own() {
        const Fixture f({"ann", "bea"});
        f.folder.write("list.csv", "id,text,speaker\na,two,ann\nb,two,\nc,two,carla\n");
        SpeechRequest request = f.request({});
        request.sources.lists = {(f.folder / "list.csv").string()};
        request.speaker = "bea";
        const SpeechReport report = speak(request);
        QCOMPARE(report.files.size(), std::size_t{2});
        QVERIFY(sounds_like(f.spoken("a.wav"), f.expected("two")));
        QVERIFY(sounds_like(f.spoken("b.wav"), f.expected("two", "", 1)));
        QCOMPARE(report.faults.at(0).id, std::string("c"));
        QVERIFY(contains(to_english(report.faults[0].what), "'carla'"));
    }
    void a_voice_of_one_speaker_refuses_a_name() {
        const Fixture f;
        SpeechRequest request = f.request({"two"});
        request.speaker = "ann";
        const auto report = speak_texts(request, CancellationToken());
        QVERIFY(!report && report.error().kind == ErrorKind::usage);
        QVERIFY(contains(to_english(report.error().what), "one speaker"));
    }
    void speaking_can_be_canceled() {
        const Fixture f;
        CancellationToken cancellation;
        cancellation.request();
        const auto report = speak_texts(f.request({"two"}), cancellation);
        QVERIFY(!report && report.error().kind == ErrorKind::interrupted);
        QVERIFY(contains(to_english(report.error().what), "0 of 1"));
    }
};

FORMANT_TEST(TestSpeechService)

} // namespace tst_speech_service

#include "tst_speech_service.moc"
