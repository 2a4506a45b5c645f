#include "engine/audio/audio_file.h"
#include "engine/audio/pcm_bytes.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_pcm_bytes {

std::string bytes_of(std::vector<float> samples) {
    return pcm_bytes(at::tensor(samples));
}

class TestPcmBytes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_sample_is_two_bytes_the_lower_first() {
        QCOMPARE(bytes_of({0.0F, 1.0F, -1.0F}), std::string("\0\0\xff\x7f\x01\x80", 6));
        QCOMPARE(bytes_of({}), std::string());
    }
    void samples_beyond_full_scale_are_clipped() { QCOMPARE(bytes_of({3, -3}), bytes_of({1, -1})); }
    void the_bytes_equal_the_samples_of_a_file() {
        const test::TemporaryFolder folder;
        const at::Tensor samples = at::rand({5000}) * 2.2 - 1.1;
        test::throw_on_error(write_audio(folder / "a.wav", {samples, 16000}));
        const at::Tensor in_file = read_audio(folder / "a.wav").value().samples * 32768;
        std::string bytes = pcm_bytes(samples);
        const at::Tensor in_bytes =
            at::from_blob(bytes.data(), {samples.numel()}, at::kShort).to(at::kFloat);
        QVERIFY(at::equal(in_bytes, in_file));
    }
};

FORMANT_TEST(TestPcmBytes)

} // namespace tst_pcm_bytes

#include "tst_pcm_bytes.moc"
