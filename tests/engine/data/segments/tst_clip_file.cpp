#include "engine/data/segments/clip_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <sndfile.h>

using namespace formant;

namespace tst_clip_file {

/// Returns the integers in the upper bits of 32.
std::vector<int> integers_in(const Path& file, int& format) {
    SF_INFO info{};
    SNDFILE* sound = sf_open(file.c_str(), SFM_READ, &info);
    std::vector<int> values(static_cast<std::size_t>(info.frames));
    sf_readf_int(sound, values.data(), info.frames);
    sf_close(sound);
    format = info.format;
    return values;
}

class TestClipFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void integers_of_the_recording_stay_the_same() {
        const test::TemporaryFolder folder;
        for (const int bits : {16, 24}) {
            const std::int64_t scale = std::int64_t{1} << (bits - 1);
            const at::Tensor values = at::tensor(
                std::vector<std::int64_t>{-scale, 1 - scale, -1, 0, 1, scale / 3, scale - 1});
            const Path file = folder / "clip.wav";
            const at::Tensor samples =
                (values.to(at::kDouble) / static_cast<double>(scale)).to(at::kFloat);
            QVERIFY(write_clip_file(file, {samples, 8000},
                                    bits == 16 ? SampleDepth::int16 : SampleDepth::int24)
                        .has_value());
            int format = 0;
            const std::vector<int> read = integers_in(file, format);
            QCOMPARE(format, SF_FORMAT_WAV | (bits == 16 ? SF_FORMAT_PCM_16 : SF_FORMAT_PCM_24));
            for (std::size_t i = 0; i < read.size(); ++i)
                QCOMPARE(read[i] / (std::int64_t{1} << (32 - bits)),
                         values[static_cast<std::int64_t>(i)].item<std::int64_t>());
        }
    }
    void samples_beyond_full_scale_are_clipped() {
        const test::TemporaryFolder folder;
        const Path file = folder / "clip.wav";
        QVERIFY(write_clip_file(file, {at::tensor({2.F, -2.F}), 8000}, SampleDepth::int16));
        int format = 0;
        const std::vector<int> read = integers_in(file, format);
        QCOMPARE(read[0] >> 16, 32767);
        QCOMPARE(read[1] >> 16, -32768);
    }
};

FORMANT_TEST(TestClipFile)

} // namespace tst_clip_file

#include "tst_clip_file.moc"
