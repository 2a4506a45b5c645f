#include "tests/support/test_registry.h"
#include "ui/files/short_path.h"

#include <QtTest/QtTest>

using namespace formant;

class TestShortPath : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_path_that_fits_stays_as_it_is() {
        QCOMPARE(short_path("/home/ann/a.wav", 15), QString("/home/ann/a.wav"));
    }
    void of_a_longer_one_the_middle_goes_and_the_name_stays() {
        QCOMPARE(short_path("/home/ann/Music/voice/wavs/a.wav", 16), QString("/home/ann…/a.wav"));
    }
    void a_name_that_is_longer_than_all_is_still_whole() {
        QCOMPARE(short_path("/home/ann/a long name.wav", 10), QString("…/a long name.wav"));
    }
    void a_row_of_a_list_is_named_with_its_file() {
        QCOMPARE(file_name_of("/home/ann/metadata.csv:12"), QString("metadata.csv:12"));
    }
};

FORMANT_TEST(TestShortPath)
#include "tst_short_path.moc"
