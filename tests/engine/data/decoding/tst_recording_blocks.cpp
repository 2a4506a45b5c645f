#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/data/decoding/recording_blocks.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <sndfile.h>

using namespace formant;

namespace tst_recording_blocks {

const CancellationToken never;

LongRecording recording_of(const Path& file, const std::string& channels = "mix") {
    return {file.string(), channels, FORMANT_PROGRAM};
}

/// Joins the blocks of a recording.
Result<AudioClip> read_by_blocks(const LongRecording& recording, std::size_t* count = nullptr) {
    std::vector<at::Tensor> parts;
    std::int64_t rate_hz = 0, next = 0;
    const auto done = for_each_block(recording, never, [&](const RecordingBlock& block) {
        if (block.first != next)
            throw std::runtime_error("a block is missing");
        next += block.samples.numel();
        parts.push_back(block.samples.clone());
        rate_hz = block.sample_rate_hz;
        return Result<void>();
    });
    if (count != nullptr)
        *count = parts.size();
    return done.map([&] { return AudioClip{at::cat(parts), rate_hz}; });
}

at::Tensor long_sound() {
    const at::Tensor second = test::voiced_second(16000).samples;
    return second.repeat({150}); // more than two blocks
}

void write_stereo(const Path& file, const at::Tensor& left, const at::Tensor& right) {
    const at::Tensor both = at::stack({left, right}, 1).contiguous();
    SF_INFO info{0, 16000, 2, SF_FORMAT_WAV | SF_FORMAT_PCM_16, 0, 0};
    SNDFILE* sound = sf_open(file.c_str(), SFM_WRITE, &info);
    sf_writef_float(sound, both.const_data_ptr<float>(), both.size(0));
    sf_close(sound);
}

std::string fault_of(const LongRecording& recording) {
    const auto read = read_by_blocks(recording);
    return read ? "" : to_english(read.error().what);
}

class TestRecordingBlocks : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_blocks_joined_are_the_recording() {
        const test::TemporaryFolder folder;
        for (const char* name : {"a.wav", "a.flac", "a.ogg", "a.mp3"}) {
            const Path file = folder / name;
            test::throw_on_error(write_audio(file, {long_sound(), 16000}));
            std::size_t count = 0;
            const AudioClip read = read_by_blocks(recording_of(file), &count).value();
            QVERIFY2(count >= 3, name);
            QCOMPARE(read.sample_rate_hz, 16000);
            QVERIFY2(at::equal(read.samples, read_audio(file).value().samples), name);
        }
    }
    void a_channel_can_be_chosen() {
        const test::TemporaryFolder folder;
        const Path file = folder / "a.wav";
        const at::Tensor voice = test::voiced_second(16000).samples;
        write_stereo(file, voice, 0.5 * voice);
        for (const auto& [name, rule] : {std::pair{"mix", ChannelRule::mix},
                                         {"left", ChannelRule::left},
                                         {"right", ChannelRule::right}})
            QVERIFY(at::equal(read_by_blocks(recording_of(file, name)).value().samples,
                              read_audio(file, rule).value().samples));
    }
    void channels_that_cancel_each_other_out_are_an_error() {
        const test::TemporaryFolder folder;
        const Path file = folder / "a.wav";
        const at::Tensor voice = test::voiced_second(16000).samples;
        write_stereo(file, voice, -voice);
        QVERIFY(test::contains(fault_of(recording_of(file)), "cancel each other out"));
        QVERIFY(read_by_blocks(recording_of(file, "left")).has_value());
    }
    void a_recording_that_ends_early_is_an_error() {
        const test::TemporaryFolder folder;
        const Path file = folder / "a.wav";
        test::throw_on_error(write_audio(file, {long_sound(), 16000}));
        std::filesystem::resize_file(file, 3'000'000);
        QVERIFY(test::contains(fault_of(recording_of(file)), "ends early"));
    }
    void other_files_are_an_error_with_their_name() {
        const test::TemporaryFolder folder;
        const Path file = folder / "a.wav";
        test::throw_on_error(write_file_atomically(file, "no sound"));
        for (const Path& path : {file, folder / "gone.wav", folder.path()})
            QVERIFY(test::contains(fault_of(recording_of(path)), path.string()));
    }
    void an_error_of_the_caller_ends_it() {
        const test::TemporaryFolder folder;
        const Path file = folder / "a.wav";
        test::throw_on_error(write_audio(file, {long_sound(), 16000}));
        int calls = 0;
        const auto failed = for_each_block(recording_of(file), never, [&](const RecordingBlock&) {
            ++calls;
            return Result<void>(fail(ErrorKind::disk, {}));
        });
        QCOMPARE(failed.error().kind, ErrorKind::disk);
        QCOMPARE(calls, 1);
    }
};

FORMANT_TEST(TestRecordingBlocks)

} // namespace tst_recording_blocks

#include "tst_recording_blocks.moc"
