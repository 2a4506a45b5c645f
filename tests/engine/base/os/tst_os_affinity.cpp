#include "engine/base/os/os_affinity.h"
#include "tests/support/test_registry.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_os_affinity {

class TestOsAffinity : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void they_are_as_many_as_nproc_says() {
        QProcess nproc; // otherwise it reports the OpenMP settings
        nproc.start("env", {"-u", "OMP_NUM_THREADS", "-u", "OMP_THREAD_LIMIT", "nproc"});
        QVERIFY(nproc.waitForFinished());
        QCOMPARE(allowed_hardware_threads(), nproc.readAllStandardOutput().trimmed().toInt());
    }
};

FORMANT_TEST(TestOsAffinity)

} // namespace tst_os_affinity

#include "tst_os_affinity.moc"
