#include "engine/base/atomic_file.h"
#include "engine/base/sha256.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_sha256 {

class TestSha256 : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_example_of_the_standard_is_matched() {
        QCOMPARE(sha256("abc"), std::string("ba7816bf8f01cfea414140de5dae2223"
                                            "b00361a396177a9cb410ff61f20015ad"));
    }
    void a_file_of_several_blocks_hashes_as_sha256sum_does() {
        const test::TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "big", std::string(3'000'001, 'x')));
        const auto reference = test::run_program("sha256sum", {(folder / "big").string()});
        QCOMPARE(*sha256_of_file(folder / "big"), reference.standard_output.substr(0, 64));
    }
    void a_missing_file_is_named() {
        const auto hash = sha256_of_file("/nowhere/at/all");
        QVERIFY(!hash);
        QCOMPARE(hash.error().kind, ErrorKind::disk);
        QVERIFY(to_english(hash.error().what).find("/nowhere/at/all") != std::string::npos);
    }
};

FORMANT_TEST(TestSha256)

} // namespace tst_sha256

#include "tst_sha256.moc"
