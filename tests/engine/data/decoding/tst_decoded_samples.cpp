#include "engine/data/decoding/decoded_samples.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_decoded_samples {

class TestDecodedSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void samples_are_read_as_they_were_written() {
        const test::TemporaryFolder folder;
        const at::Tensor samples = at::randn({1000});
        QVERIFY(write_decoded_samples(folder / "samples", samples));
        QVERIFY(at::equal(*read_decoded_samples(folder / "samples", samples.numel()), samples));
    }
    void a_slice_is_written_without_the_rest() {
        const test::TemporaryFolder folder;
        const at::Tensor samples = at::arange(10, at::kFloat).view({5, 2}).select(1, 1);
        QVERIFY(write_decoded_samples(folder / "samples", samples));
        QVERIFY(at::equal(*read_decoded_samples(folder / "samples", samples.numel()), samples));
    }
    void shorter_samples_replace_longer_ones() {
        const test::TemporaryFolder folder;
        QVERIFY(write_decoded_samples(folder / "samples", at::ones({1000})));
        QVERIFY(write_decoded_samples(folder / "samples", at::zeros({10})));
        QVERIFY(at::equal(*read_decoded_samples(folder / "samples", 10), at::zeros({10})));
    }
    void more_than_there_is_cannot_be_read() {
        const test::TemporaryFolder folder;
        QVERIFY(write_decoded_samples(folder / "samples", at::ones({10})));
        QCOMPARE(read_decoded_samples(folder / "samples", 11).error().kind, ErrorKind::disk);
    }
    void a_path_that_cannot_be_written_or_read_is_named() {
        const test::TemporaryFolder folder;
        const Path nowhere = folder / "missing" / "samples";
        const auto written = write_decoded_samples(nowhere, at::ones({10}));
        QCOMPARE(written.error().kind, ErrorKind::disk);
        QVERIFY(to_english(written.error().what).find(nowhere) != std::string::npos);
        const auto read = read_decoded_samples(nowhere, 10);
        QCOMPARE(read.error().kind, ErrorKind::disk);
        QVERIFY(to_english(read.error().what).find(nowhere) != std::string::npos);
    }
    void a_full_disk_is_reported() {
        if (!std::filesystem::exists("/dev/full"))
            QSKIP("no /dev/full here");
        QVERIFY(!write_decoded_samples("/dev/full", at::ones({10})));
    }
};

FORMANT_TEST(TestDecodedSamples)

} // namespace tst_decoded_samples

#include "tst_decoded_samples.moc"
