#include "tests/support/test_registry.h"
#include "ui/training/latest_samples.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

using namespace formant;

namespace tst_latest_samples {

class TestLatestSamples : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void one_click_plays_a_sample_and_the_title_says_so() {
        LatestSamples samples;
        samples.resize(300, 200);
        samples.show();
        samples.add({20, "one two", "/runs/a/samples/step_20/001.flac"});
        auto& list = *samples.findChild<QListWidget*>("samples");
        QSignalSpy played(&samples, &LatestSamples::play_requested);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          list.visualItemRect(list.item(0)).center());
        QCOMPARE(played.size(), 1);
        QCOMPARE(played[0][0].toString(), QString("/runs/a/samples/step_20/001.flac"));
        QVERIFY(samples.findChild<QLabel*>()->text().contains("click"));
    }
    void enter_plays_it_too() {
        LatestSamples samples;
        samples.show();
        samples.add({20, "one two", "/a.flac"});
        auto& list = *samples.findChild<QListWidget*>("samples");
        QSignalSpy played(&samples, &LatestSamples::play_requested);
        list.setCurrentRow(0);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(played.size(), 1);
    }
};

FORMANT_TEST_IN(QApplication, TestLatestSamples)

} // namespace tst_latest_samples

#include "tst_latest_samples.moc"
