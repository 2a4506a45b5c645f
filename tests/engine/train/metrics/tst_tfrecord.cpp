#include "engine/train/metrics/tfrecord.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cstring>

using namespace formant;

namespace tst_tfrecord {

/// Reads a little-endian number; the machine must be little-endian.
template <class Number>
Number number_at(const std::string& record, std::size_t place) {
    Number number = 0;
    std::memcpy(&number, record.data() + place, sizeof(Number));
    return number;
}

std::uint32_t unmasked(std::uint32_t masked) {
    const std::uint32_t rotated = masked - 0xA282EAD8;
    return (rotated << 15) | (rotated >> 17);
}

class TestTfrecord : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_record_is_length_and_data_each_with_a_checksum() {
        const std::string record = tfrecord("123456789");
        QCOMPARE(record.size(), std::size_t{8 + 4 + 9 + 4});
        QCOMPARE(number_at<std::uint64_t>(record, 0), std::uint64_t{9});
        QCOMPARE(record.substr(12, 9), std::string("123456789"));
    }
    void the_checksum_is_crc_32c() {
        // The standard check value of CRC-32C for these nine digits.
        QCOMPARE(unmasked(number_at<std::uint32_t>(tfrecord("123456789"), 21)), 0xE3069283U);
        // RFC 3720, B.4: 32 bytes of zeros, and of ones.
        const std::string zeros(32, '\0'), ones(32, '\xFF');
        QCOMPARE(unmasked(number_at<std::uint32_t>(tfrecord(zeros), 44)), 0x8A9136AAU);
        QCOMPARE(unmasked(number_at<std::uint32_t>(tfrecord(ones), 44)), 0x62A8AB43U);
    }
};

FORMANT_TEST(TestTfrecord)

} // namespace tst_tfrecord

#include "tst_tfrecord.moc"
