#include "engine/base/atomic_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/checkpoints/verified_files.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_verified_files {

struct Place {
    test::TemporaryFolder folder;
    std::string checkpoint = (folder / "step_5.pt").string();
    QString file = QString::fromStdString((folder / "verified.ini").string());

    Place() { write("first"); }
    void write(const std::string& bytes) const {
        test::throw_on_error(write_file_atomically(checkpoint, bytes));
    }
};

class TestVerifiedFiles : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_result_is_found_after_a_restart() {
        const Place place;
        VerifiedFiles(place.file).add(place.checkpoint, {Integrity::verified, {}});
        const auto found = VerifiedFiles(place.file).find(place.checkpoint);
        QVERIFY(found && found->integrity == Integrity::verified);
        QVERIFY(!VerifiedFiles(place.file).find("/other/step_5.pt"));
    }
    void damage_is_remembered_with_its_reason() {
        const Place place;
        VerifiedFiles(place.file).add(place.checkpoint, {Integrity::corrupt, "wrong SHA-256"});
        QCOMPARE(VerifiedFiles(place.file).find(place.checkpoint)->damage,
                 QString("wrong SHA-256"));
    }
    void a_changed_file_counts_as_not_verified() {
        const Place place;
        VerifiedFiles files(place.file);
        files.add(place.checkpoint, {Integrity::verified, {}});
        QTest::qWait(20); // another time of change
        place.write("other");
        QVERIFY(!files.find(place.checkpoint));
    }
    void deleted_checkpoints_are_forgotten() {
        const Place place;
        VerifiedFiles files(place.file);
        files.add(place.checkpoint, {Integrity::verified, {}});
        std::filesystem::remove(place.checkpoint);
        const std::string other = (place.folder / "step_6.pt").string();
        test::throw_on_error(write_file_atomically(other, "six"));
        files.add(other, {Integrity::verified, {}});
        QSettings settings(place.file, QSettings::IniFormat);
        QCOMPARE(settings.childGroups().size(), 1);
    }
};

FORMANT_TEST_IN(QApplication, TestVerifiedFiles)

} // namespace tst_verified_files

#include "tst_verified_files.moc"
