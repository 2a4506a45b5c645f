#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/data/decoding/decoder.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

using namespace formant;

namespace tst_decoder {

DecodeSettings settings(const test::TemporaryFolder& folder) {
    DecodeSettings made;
    made.program = FORMANT_PROGRAM;
    made.scratch = folder.path();
    return made;
}

std::vector<Decoded> decode(const std::vector<Path>& files, const DecodeSettings& made) {
    DecodeChildren children(made);
    return decode_files(files, children, CancellationToken());
}

void append(std::uint32_t number, std::size_t bytes, std::string& to) {
    for (std::size_t i = 0; i < bytes; ++i)
        to += static_cast<char>(number >> (8 * i));
}

/// Writes a WAV file of three days as a sparse file: 4 GiB of 8-bit samples.
void write_enormous_recording(const Path& file) {
    constexpr std::uint32_t samples = 0xffffff00;
    std::string header = "RIFF";
    append(36 + samples, 4, header);
    header += "WAVEfmt ";
    append(16, 4, header);
    append(1, 2, header); // PCM
    append(1, 2, header); // one channel
    append(16000, 4, header);
    append(16000, 4, header);
    append(1, 2, header);
    append(8, 2, header);
    header += "data";
    append(samples, 4, header);
    test::throw_on_error(write_file_atomically(file, header));
    std::filesystem::resize_file(file, header.size() + samples);
}

/// Writes a program that replaces ours and behaves like a crashing decoder.
Path script(const test::TemporaryFolder& folder, const std::string& lines) {
    const Path file = folder / "worker.sh";
    test::throw_on_error(write_file_atomically(file, "#!/bin/sh\n" + lines));
    ::chmod(file.c_str(), 0755);
    return file;
}

class TestDecoder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void unreadable_files_among_good_ones_are_named_and_excluded() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "good.wav", test::voiced_second(22050)));
        QVERIFY(write_file_atomically(folder / "text.wav", "no audio"));
        QVERIFY(write_audio(folder / "silent.wav", {at::zeros({16000}), 16000}));
        const auto decoded =
            decode({folder / "text.wav", folder / "good.wav", folder / "missing.wav",
                    folder / "silent.wav", folder / "good.wav"},
                   settings(folder));
        QCOMPARE(decoded.size(), std::size_t{5});
        QVERIFY(decoded[1] && decoded[4]);
        QVERIFY(at::equal(*decoded[1], *decoded[4]));
        QVERIFY(std::abs(decoded[1]->numel() - 16000) < 400); // resampled to 16 kHz
        QVERIFY(to_english(decoded[0].error().what).find("text.wav") != std::string::npos);
        QVERIFY(to_english(decoded[2].error().what).find("missing.wav") != std::string::npos);
        QVERIFY(to_english(decoded[3].error().what).find("silent") != std::string::npos);
        for (const std::size_t refused : {0, 2, 3}) { // in any language, reasons too
            const Message& why = decoded[refused].error().what;
            const auto translated = [](const Message&) { return std::string("porque sí"); };
            const std::string said = fill_placeholders(why.text, why.args, translated);
            QVERIFY2(said.find("porque sí") != std::string::npos, said.c_str());
        }
    }
    void samples_that_cannot_be_written_are_no_fault_of_the_recording() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "good.wav", test::voiced_second()));
        QVERIFY(write_file_atomically(folder / "bad.wav", "no audio"));
        DecodeSettings made = settings(folder);
        made.scratch = folder / "not/there";
        const auto decoded = decode({folder / "good.wav", folder / "bad.wav"}, made);
        QCOMPARE(decoded[0].error().kind, ErrorKind::disk);
        QCOMPARE(decoded[1].error().kind, ErrorKind::data);
        const std::string said = to_english(decoded[0].error().what);
        QVERIFY2(said.find("not/there") != std::string::npos, said.c_str());
        QVERIFY2(said.ends_with(std::strerror(ENOENT)), said.c_str());
    }
    void a_device_or_a_fifo_is_no_recording() {
        const test::TemporaryFolder folder;
        std::filesystem::create_symlink("/dev/zero", folder / "endless.wav");
        QCOMPARE(::mkfifo((folder / "fifo.wav").c_str(), 0600), 0);
        for (const Decoded& one :
             decode({folder / "endless.wav", folder / "fifo.wav"}, settings(folder)))
            QCOMPARE(one.error().kind, ErrorKind::data);
    }
    void a_header_that_promises_too_much_takes_no_memory() {
        const test::TemporaryFolder folder;
        QVERIFY(write_audio(folder / "a.flac", test::voiced_second()));
        std::string bytes = read_file(folder / "a.flac").value();
        bytes.replace(21, 5, "\xff\xff\xff\xff\xff"); // STREAMINFO: 2^36 - 1 samples
        QVERIFY(write_file_atomically(folder / "a.flac", bytes));
        const auto decoded = decode({folder / "a.flac"}, settings(folder));
        QCOMPARE(decoded[0].error().kind, ErrorKind::data);
        const std::string said = to_english(decoded[0].error().what);
        QVERIFY2(said.find("it ends early") != std::string::npos, said.c_str());
    }
    void a_name_in_another_encoding_is_reported() {
        const test::TemporaryFolder folder;
        const Path file = folder / "h\xf6st.wav";
        test::throw_on_error(write_audio(file, test::voiced_second()));
        const auto decoded = decode({file}, settings(folder));
        QVERIFY(!decoded.at(0));
        const std::string why = to_english(decoded.at(0).error().what);
        QVERIFY2(why.find("is not UTF-8; rename it") != std::string::npos, why.c_str());
    }
    void a_child_that_crashes_costs_one_file_each_time() {
        const test::TemporaryFolder folder;
        DecodeSettings made = settings(folder);
        made.program = script(folder, "read line; kill -9 $$\n");
        made.processes = 1;
        const auto decoded = decode({"a.wav", "b.wav"}, made);
        QVERIFY(to_english(decoded[0].error().what).find("a.wav") != std::string::npos);
        QVERIFY(to_english(decoded[1].error().what).find("b.wav") != std::string::npos);
    }
    void children_stay_for_the_next_files() {
        const test::TemporaryFolder folder;
        DecodeSettings made = settings(folder);
        made.program = script(folder, "echo started >> \"$(dirname \"$0\")/starts\"\n"
                                      "while read line; do echo '{\"ok\": false}'; done\n");
        made.processes = 1;
        DecodeChildren children(made);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(decode_files({"a.wav", "b.wav"}, children, CancellationToken()).size(),
                     std::size_t{2});
        QCOMPARE(*read_file(folder / "starts"), std::string("started\n"));
    }
    void a_recording_larger_than_the_memory_is_reported() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("sanitizers reserve more address space than any limit");
#endif
        const test::TemporaryFolder folder;
        write_enormous_recording(folder / "days.wav");
        DecodeSettings patient = settings(folder);
        patient.timeout_s = 100; // filling the memory takes half a minute, longer on a busy machine
        const auto decoded = decode({folder / "days.wav"}, patient);
        QVERIFY(!decoded[0]);
        const std::string said = to_english(decoded[0].error().what);
        QVERIFY2(said.ends_with("it needs more memory than allowed for a recording"), said.c_str());
    }
    void a_child_that_hangs_times_out() {
        const test::TemporaryFolder folder;
        DecodeSettings made = settings(folder);
        made.program = script(folder, "sleep 60\n");
        made.timeout_s = 0.2;
        const auto decoded = decode({"a.wav"}, made);
        QVERIFY(!decoded[0]);
        QVERIFY(to_english(decoded[0].error().what).find("a.wav") != std::string::npos);
    }
    void canceled_decoding_ends_immediately() {
        const test::TemporaryFolder folder;
        CancellationToken cancellation;
        cancellation.request();
        DecodeChildren children(settings(folder));
        const auto decoded = decode_files({"a.wav"}, children, cancellation);
        QVERIFY(!decoded[0]);
    }
};

FORMANT_TEST(TestDecoder)

} // namespace tst_decoder

#include "tst_decoder.moc"
