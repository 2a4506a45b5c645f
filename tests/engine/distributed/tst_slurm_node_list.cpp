#include "engine/distributed/slurm_node_list.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_slurm_node_list {

class TestSlurmNodeList : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_host_of_a_list_data() {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("first");
        QTest::newRow("one host") << "gpu1"
                                  << "gpu1";
        QTest::newRow("several hosts") << "alpha,beta"
                                       << "alpha";
        QTest::newRow("a range") << "node[3-7]"
                                 << "node3";
        QTest::newRow("zeros of a range belong to the name") << "node[003-107,9],x"
                                                             << "node003";
        QTest::newRow("a list in brackets") << "n[5,7-9].site"
                                            << "n5.site";
        QTest::newRow("two brackets") << "rack[2-3]n[04-05]"
                                      << "rack2n04";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("a bracket that does not close") << "n[1-2"
                                                       << "";
    }
    void the_first_host_of_a_list() {
        QFETCH(const QString, list);
        QFETCH(const QString, first);
        QCOMPARE(QString::fromStdString(first_host_of(list.toStdString()).value_or("")), first);
    }
};

FORMANT_TEST(TestSlurmNodeList)

} // namespace tst_slurm_node_list

#include "tst_slurm_node_list.moc"
