#include "engine/audio/audio_file.h"
#include "engine/audio/resample.h"
#include "engine/audio/unsupported_audio.h"
#include "engine/base/atomic_file.h"
#include "tests/support/add_row.h"
#include "tests/support/corpora/small_files.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstring>
#include <filesystem>

using namespace formant;

namespace tst_audio_file {

nlohmann::json described_by_soundfile(const Path& file) {
    const auto output = test::run_python("engine/audio/reference.py", {"describe", file.string()});
    return nlohmann::json::parse(output.standard_output, nullptr, false);
}

/// Writes a second of a tone in each channel with soundfile.
void make(const Path& file, int channels, int rate, const std::string& form,
          const std::string& subtype) {
    const auto made = test::run_python(
        "engine/audio/reference.py",
        {"write", file.string(), std::to_string(channels), std::to_string(rate), form, subtype});
    QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
}

/// Reads samples [T, channels] with soundfile.
at::Tensor decoded_by_soundfile(const Path& file, int channels) {
    const Path out = file.string() + ".f32";
    const auto decoded =
        test::run_python("engine/audio/reference.py", {"decode", file.string(), out.string()});
    return decoded.exit_code == 0 ? test::read_floats(out).view({-1, channels}) : at::Tensor();
}

template <class Number>
std::string bytes_of(Number number) {
    return {reinterpret_cast<const char*>(&number), sizeof number};
}

/// Writes samples [T] or [T, channels] as a WAV file of 32-bit floats at 16 kHz.
void write_float_wav(const Path& file, const at::Tensor& samples) {
    const at::Tensor floats = samples.to(at::kFloat).contiguous();
    const auto channels = static_cast<std::uint16_t>(samples.dim() == 1 ? 1 : samples.size(1));
    const std::string data(static_cast<const char*>(floats.const_data_ptr()), floats.nbytes());
    const auto frame = static_cast<std::uint16_t>(4 * channels);
    const std::string format =
        bytes_of<std::uint16_t>(3) + bytes_of(channels) + bytes_of<std::uint32_t>(16000) +
        bytes_of<std::uint32_t>(16000U * frame) + bytes_of(frame) + bytes_of<std::uint16_t>(32);
    const std::string chunks = "WAVEfmt " + bytes_of(static_cast<std::uint32_t>(format.size())) +
                               format + "data" + bytes_of(static_cast<std::uint32_t>(data.size())) +
                               data;
    QVERIFY(write_file_atomically(
        file, "RIFF" + bytes_of(static_cast<std::uint32_t>(chunks.size())) + chunks));
}

double signal_to_noise_db(const at::Tensor& wanted, const at::Tensor& got) {
    const std::int64_t both = std::min(wanted.numel(), got.numel());
    const at::Tensor signal = wanted.narrow(0, 0, both);
    const at::Tensor noise = signal - got.narrow(0, 0, both);
    return 10 * (signal.square().sum() / noise.square().sum()).log10().item<double>();
}

class TestAudioFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_full_disk_is_named_in_every_format_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"})
            QTest::newRow(name) << name;
    }
    void a_full_disk_is_named_in_every_format() {
        QFETCH(const QString, name);
        const test::TemporaryFolder folder;
        const Path full = folder / name.toStdString();
        std::filesystem::create_symlink("/dev/full", full);
        const auto written = write_audio(full, test::voiced_second(16000));
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::disk);
        QVERIFY(written.error().out_of_space);
        const std::string said = to_english(written.error().what);
        QVERIFY2(said.ends_with(name.toStdString() + ": No space left on device"), said.c_str());
    }
    void no_part_of_a_file_that_does_not_fit_remains() {
        const test::TemporaryFolder folder;
        const Path file = folder / "a.flac";
        const auto written = [&] {
            const test::SmallFiles small(4000);
            return write_audio(file, test::voiced_second(16000));
        }();
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::disk);
        const std::string said = to_english(written.error().what);
        QVERIFY2(said.ends_with(std::strerror(EFBIG)), said.c_str());
        QVERIFY(!std::filesystem::exists(file));
        const auto missing = write_audio(folder / "no/a.flac", test::voiced_second(16000));
        QVERIFY(to_english(missing.error().what).ends_with(std::strerror(ENOENT)));
    }
    void what_we_write_soundfile_reads() {
        const test::TemporaryFolder folder;
        const AudioClip clip = test::voiced_second();
        for (const std::string name : {"a.wav", "a.flac"}) {
            QVERIFY(write_audio(folder / name, clip));
            const auto facts = described_by_soundfile(folder / name);
            QCOMPARE(facts["rate"], 16000);
            QCOMPARE(facts["channels"], 1);
            QCOMPARE(facts["frames"], 16000);
            QCOMPARE(facts["subtype"], "PCM_16");
            QVERIFY(at::allclose(read_audio(folder / name)->samples, clip.samples, 0, 1e-4));
        }
    }
    void every_format_reads_as_soundfile_reads_it_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("subtype");
        QTest::addColumn<int>("channels");
        QTest::addColumn<int>("rate");
        QTest::addColumn<double>("tolerance"); // decoders of other versions may round otherwise
        test::add_row("8 bits", "a.wav", "WAV", "PCM_U8", 1, 8000, 1e-6);
        test::add_row("16 bits, stereo", "a.wav", "WAV", "PCM_16", 2, 22050, 1e-6);
        test::add_row("24 bits", "a.wav", "WAV", "PCM_24", 1, 48000, 1e-6);
        test::add_row("32 bits", "a.wav", "WAV", "PCM_32", 1, 96000, 1e-6);
        test::add_row("float, six channels", "a.wav", "WAV", "FLOAT", 6, 44100, 1e-6);
        test::add_row("double", "a.wav", "WAV", "DOUBLE", 1, 192000, 1e-6);
        test::add_row("mu-law", "a.wav", "WAV", "ULAW", 1, 8000, 1e-6);
        test::add_row("AIFF", "a.aiff", "AIFF", "PCM_16", 2, 32000, 1e-6);
        test::add_row("FLAC 16", "a.flac", "FLAC", "PCM_16", 2, 44100, 1e-6);
        test::add_row("FLAC 24", "a.flac", "FLAC", "PCM_24", 1, 96000, 1e-6);
        test::add_row("Vorbis", "a.ogg", "OGG", "VORBIS", 2, 22050, 1e-3);
        test::add_row("Opus", "a.opus", "OGG", "OPUS", 1, 24000, 1e-3);
        test::add_row("MP3", "a.mp3", "MP3", "MPEG_LAYER_III", 2, 44100, 1e-3);
        test::add_row("a name of other letters", "Это ملف صوتي.WAV", "WAV", "PCM_16", 1, 16000,
                      1e-6);
    }
    void every_format_reads_as_soundfile_reads_it() {
        QFETCH(const QString, name);
        QFETCH(const QString, form);
        QFETCH(const QString, subtype);
        QFETCH(const int, channels);
        QFETCH(const int, rate);
        QFETCH(const double, tolerance);
        const test::TemporaryFolder folder;
        const Path file = folder / name.toStdString();
        make(file, channels, rate, form.toStdString(), subtype.toStdString());
        const at::Tensor theirs = decoded_by_soundfile(file, channels);
        for (const ChannelRule rule : {ChannelRule::mix, ChannelRule::left, ChannelRule::right}) {
            const auto clip = read_audio(file, rule);
            QVERIFY2(clip, clip ? "" : to_english(clip.error().what).c_str());
            QCOMPARE(clip->sample_rate_hz, std::int64_t{rate});
            const at::Tensor expected = to_mono(theirs, rule);
            QCOMPARE(clip->samples.numel(), expected.numel());
            QVERIFY(at::allclose(clip->samples, expected, 0, tolerance));
        }
    }
    void lossy_formats_keep_the_sound_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("rate");
        QTest::addColumn<int>("written");
        QTest::addColumn<QString>("subtype");
        test::add_row("Vorbis", "a.ogg", 22050, 22050, "VORBIS");
        test::add_row("Vorbis at 96 kHz", "a.ogg", 96000, 96000, "VORBIS");
        test::add_row("Opus has the rate", "a.opus", 16000, 16000, "OPUS");
        test::add_row("Opus has the next", "a.opus", 22050, 24000, "OPUS");
        test::add_row("Opus at 44.1 kHz", "a.opus", 44100, 48000, "OPUS");
        test::add_row("MP3", "a.MP3", 22050, 22050, "MPEG_LAYER_III");
        test::add_row("MP3 has no 96 kHz", "a.mp3", 96000, 48000, "MPEG_LAYER_III");
    }
    void lossy_formats_keep_the_sound() {
        QFETCH(const QString, name);
        QFETCH(const int, rate);
        QFETCH(const int, written);
        QFETCH(const QString, subtype);
        const test::TemporaryFolder folder;
        const Path file = folder / name.toStdString();
        const AudioClip clip = test::voiced_second(rate);
        const auto done = write_audio(file, clip);
        QVERIFY2(done, done ? "" : to_english(done.error().what).c_str());
        const auto facts = described_by_soundfile(file);
        QCOMPARE(facts["rate"].get<int>(), written);
        QCOMPARE(facts["subtype"].get<std::string>(), subtype.toStdString());
        QVERIFY(std::abs(facts["frames"].get<int>() - written) <= 2304); // two frames of MP3
        const at::Tensor wanted = resample(clip, written)->samples;
        const at::Tensor got = decoded_by_soundfile(file, 1).flatten();
        QVERIFY(signal_to_noise_db(wanted, got) > 12);
    }
    void every_listed_rate_is_supported_by_its_codec() {
        const test::TemporaryFolder folder;
        for (const std::string name : {"a.opus", "a.mp3"})
            for (const std::int64_t rate_hz : find_audio_format(name)->rates_hz) {
                QVERIFY(write_audio(folder / name, test::voiced_second(rate_hz)));
                QCOMPARE(read_audio(folder / name)->sample_rate_hz, rate_hz);
            }
    }
    void depths_are_as_requested_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("depth");
        QTest::addColumn<QString>("subtype");
        const auto row = [](const char* tag, const char* name, SampleDepth depth,
                            const char* subtype) {
            QTest::newRow(tag) << name << static_cast<int>(depth) << subtype;
        };
        row("WAV 24", "a.wav", SampleDepth::int24, "PCM_24");
        row("WAV float", "a.wav", SampleDepth::float32, "FLOAT");
        row("FLAC 24", "a.flac", SampleDepth::int24, "PCM_24");
        row("FLAC has no float", "a.flac", SampleDepth::float32, "PCM_24");
    }
    void depths_are_as_requested() {
        QFETCH(const QString, name);
        QFETCH(const int, depth);
        QFETCH(const QString, subtype);
        const test::TemporaryFolder folder;
        const AudioClip clip = test::voiced_second();
        const Path file = folder / name.toStdString();
        QVERIFY(write_audio(file, clip, static_cast<SampleDepth>(depth)));
        QCOMPARE(described_by_soundfile(file)["subtype"].get<std::string>(), subtype.toStdString());
        QVERIFY(at::allclose(read_audio(file)->samples, clip.samples, 0, 1e-6));
    }
    void a_long_sound_is_written_too() {
        const test::TemporaryFolder folder;
        const AudioClip clip{test::voiced_second().samples.repeat({120}), 16000};
        QVERIFY(write_audio(folder / "a.ogg", clip));
        QCOMPARE(read_audio(folder / "a.ogg")->samples.numel(), clip.samples.numel());
    }
    void a_name_of_no_known_format_is_a_usage_error() {
        const test::TemporaryFolder folder;
        const auto written = write_audio(folder / "a.m4a", test::voiced_second());
        QVERIFY(!written);
        QCOMPARE(written.error().kind, ErrorKind::usage);
        QVERIFY(to_english(written.error().what).find(".opus") != std::string::npos);
    }
    void an_unsupported_format_is_named_with_the_conversion_command() {
        const test::TemporaryFolder folder;
        const std::string begin("\0\0\0\x20"
                                "ftypM4A \0\0\0\0",
                                16);
        QVERIFY(write_file_atomically(folder / "a.m4a", begin + std::string(100, 'x')));
        const auto clip = read_audio(folder / "a.m4a");
        QVERIFY(!clip);
        QCOMPARE(clip.error().kind, ErrorKind::data);
        const std::string text = to_english(clip.error().what);
        QVERIFY(text.find("MPEG-4") != std::string::npos);
        QVERIFY(text.find(conversion_command(folder / "a.m4a")) != std::string::npos);
    }
    void the_command_makes_a_recording_that_is_read() {
        const test::TemporaryFolder folder;
        const AudioClip clip = test::voiced_second();
        QVERIFY(write_audio(folder / "whole.wav", clip));
        const Path file = folder / "it's a.m4a";
        QCOMPARE(test::run_program("ffmpeg", {"-v", "error", "-i", (folder / "whole.wav").string(),
                                              file.string()})
                     .exit_code,
                 0);
        QVERIFY(!read_audio(file));
        QCOMPARE(test::run_program("sh", {"-c", conversion_command(file)}).exit_code, 0);
        const auto converted = read_audio(folder / "it's a.flac");
        QVERIFY(converted);
        QCOMPARE(converted->sample_rate_hz, std::int64_t{16000});
        QVERIFY(signal_to_noise_db(clip.samples, converted->samples) > 6);
    }
    void several_channels_are_averaged() {
        const test::TemporaryFolder folder;
        const auto made = test::run_python("engine/audio/reference.py",
                                           {"write", (folder / "s.flac").string(), "2", "44100"});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const AudioClip clip = *read_audio(folder / "s.flac");
        QCOMPARE(clip.sample_rate_hz, 44100);
        const at::Tensor time = at::arange(44100, at::kDouble) / 44100;
        const at::Tensor mean =
            0.25 * ((2 * M_PI * 220 * time).sin() + (2 * M_PI * 440 * time).sin());
        QVERIFY(at::allclose(clip.samples.to(at::kDouble), mean, 0, 1e-3));
    }
    void loud_samples_are_clipped_not_wrapped() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", {at::full({100}, 3.0), 16000}));
        QVERIFY(read_audio(folder / "a.wav")->samples.min().item<double>() > 0.99);
    }
    void a_wav_that_was_cut_off_is_named_although_libsndfile_opens_it() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", {at::zeros({16000}), 16000}));
        const std::string whole = read_file(folder / "a.wav").value();
        QVERIFY(write_file_atomically(folder / "b.wav", whole.substr(0, 20001)));
        const std::string said = to_english(read_audio(folder / "b.wav").error().what);
        QVERIFY2(said.starts_with("it ends early: its header promises 32000 bytes"), said.c_str());
    }
    void a_wav_from_a_pipe_is_read_to_its_end() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", {at::zeros({16000}), 16000}));
        std::string bytes = read_file(folder / "a.wav").value();
        const std::size_t size = bytes.find("data") + 4;
        for (const std::string placeholder : {"\xff\xff\xff\xff", "\xff\xff\xff\x7f"}) {
            QVERIFY(write_file_atomically(folder / "b.wav", bytes.replace(size, 4, placeholder)));
            QCOMPARE(read_audio(folder / "b.wav").value().samples.numel(), std::int64_t{16000});
        }
    }
    void a_wav_whose_header_was_never_completed_is_repaired_by_the_command() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.wav", {at::zeros({16000}), 16000}));
        std::string bytes = read_file(folder / "a.wav").value();
        bytes.replace(bytes.find("data") + 4, 4, std::string(4, '\0'));
        QVERIFY(write_file_atomically(folder / "a.wav", bytes));
        const std::string said = to_english(read_audio(folder / "a.wav").error().what);
        QVERIFY2(said.find("never completed") != std::string::npos, said.c_str());
        QCOMPARE(test::run_program("sh", {"-c", said.substr(said.find("ffmpeg"))}).exit_code, 0);
        QCOMPARE(read_audio(folder / "a.flac").value().samples.numel(), std::int64_t{16000});
    }
    void samples_in_another_unit_are_named_with_their_peak() {
        const test::TemporaryFolder folder;
        for (const auto& [peak, said_peak] : {std::pair{21000.0, "21000"}, {1e30, "1e+30"}}) {
            at::Tensor samples = at::zeros({16000});
            samples[5] = peak;
            write_float_wav(folder / "a.wav", samples);
            const std::string said = to_english(read_audio(folder / "a.wav").error().what);
            QVERIFY2(said.find(std::string("reach ") + said_peak) != std::string::npos,
                     said.c_str());
        }
        write_float_wav(folder / "a.wav", at::full({16000}, 1.4));
        QVERIFY(read_audio(folder / "a.wav"));
    }
    void channels_that_cancel_each_other_out_are_named() {
        const test::TemporaryFolder folder;
        const at::Tensor voice = (at::arange(16000) * 0.1).sin();
        write_float_wav(folder / "a.wav", at::stack({voice, -voice}, 1));
        const std::string said = to_english(read_audio(folder / "a.wav").error().what);
        QVERIFY2(said.find("data.channels") != std::string::npos, said.c_str());
        QVERIFY(at::allclose(read_audio(folder / "a.wav", ChannelRule::left)->samples, voice));
    }
    void the_error_says_why_a_recording_cannot_be_read() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "text.wav", "not audio"));
        QVERIFY(write_file_atomically(folder / "empty.wav", ""));
        const std::vector<std::pair<std::string, std::string>> reasons = {
            {"text.wav", "it is not a readable audio file"},
            {"empty.wav", "it is empty (0 bytes)"},
            {"missing.wav", "the file does not exist"}};
        for (const auto& [name, reason] : reasons) {
            const auto clip = read_audio(folder / name);
            QVERIFY(!clip);
            QCOMPARE(clip.error().kind, ErrorKind::data);
            const std::string said = to_english(clip.error().what);
            QVERIFY2(said.starts_with(reason), said.c_str());
            QVERIFY2(said.find(". ") == std::string::npos && said.find(".)") == std::string::npos,
                     said.c_str());
        }
    }
};

FORMANT_TEST(TestAudioFile)

} // namespace tst_audio_file

#include "tst_audio_file.moc"
