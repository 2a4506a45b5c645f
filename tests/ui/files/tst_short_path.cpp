#include "tests/support/test_registry.h"
#include "ui/files/short_path.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_short_path {

class TestShortPath : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_path_that_fits_is_unchanged() {
        QCOMPARE(short_path("/home/ann/a.wav", 15), QString("/home/ann/a.wav"));
    }
    void a_longer_path_loses_its_middle_but_not_its_name() {
        QCOMPARE(short_path("/home/ann/Music/voice/wavs/a.wav", 16), QString("/home/ann…/a.wav"));
    }
    void a_name_that_is_too_long_is_not_cut() {
        QCOMPARE(short_path("/home/ann/a long name.wav", 10), QString("…/a long name.wav"));
    }
    void a_line_number_belongs_to_the_file_name() {
        QCOMPARE(file_name_of("/home/ann/metadata.csv:12"), QString("metadata.csv:12"));
    }
};

FORMANT_TEST(TestShortPath)

} // namespace tst_short_path

#include "tst_short_path.moc"
