#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "ui/wizard/first_start.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_first_start {

class TestFirstStart : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void only_the_first_start_is_the_first() {
        const test::TemporaryFolder folder;
        const FirstStart start(folder / "state" / "formant");
        QVERIFY(start.is_first());
        QVERIFY(start.record().has_value());
        QVERIFY(!start.is_first());
        QVERIFY(!FirstStart(folder / "state" / "formant").is_first());
    }
    void a_file_that_cannot_be_written_is_reported_with_path_and_reason() {
        const auto recorded = FirstStart("/proc/formant").record();
        QCOMPARE(recorded.error().kind, ErrorKind::disk);
        QVERIFY(to_english(recorded.error().what).find("/proc/formant") != std::string::npos);
    }
};

FORMANT_TEST(TestFirstStart)

} // namespace tst_first_start

#include "tst_first_start.moc"
