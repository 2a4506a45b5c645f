#include "engine/hardware/host/kernel_file.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_kernel_file {

class TestKernelFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_number_is_read() {
        const test::FileTree files{{"a", "25753026560\n"}, {"b", "-5000\n"}, {"c", "0\n"}};
        QCOMPARE(kernel_number(files.root() / "a").value(), std::int64_t{25753026560});
        QCOMPARE(kernel_number(files.root() / "b").value(), std::int64_t{-5000});
        QCOMPARE(kernel_number(files.root() / "c").value(), std::int64_t{0});
    }
    void what_is_no_number_is_absent_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("blank") << QByteArray(" \n");
        QTest::newRow("max") << QByteArray("max\n");
        QTest::newRow("half") << QByteArray("12 kB\n");
        QTest::newRow("hexadecimal") << QByteArray("0x12\n");
        QTest::newRow("fraction") << QByteArray("1.5\n");
        QTest::newRow("too large") << QByteArray("99999999999999999999\n");
        QTest::newRow("garbage") << QByteArray("\xff\xfe\x00\x01", 4);
    }
    void what_is_no_number_is_absent() {
        QFETCH(const QByteArray, bytes);
        const test::FileTree files{{"a", bytes.toStdString()}};
        QVERIFY(!kernel_number(files.root() / "a"));
    }
    void what_is_not_there_or_a_folder_is_absent() {
        const test::FileTree files{{"folder/a", "1\n"}};
        QVERIFY(!kernel_number(files.root() / "b"));
        QVERIFY(!kernel_text(files.root() / "folder"));
    }
    void what_is_no_text_is_absent() {
        const test::FileTree files{{"a", "\xff\xfe\xff"}, {"b", "AMD \xfc"}};
        QVERIFY(!kernel_text(files.root() / "a"));
        QVERIFY(!kernel_text(files.root() / "b"));
    }
    void a_text_has_no_blanks_at_its_ends() {
        const test::FileTree files{{"a", std::string("Raspberry Pi 4\0", 15)}};
        QCOMPARE(kernel_text(files.root() / "a").value(), std::string("Raspberry Pi 4"));
    }
    void a_table_is_read_by_its_keys() {
        const std::string table = "MemTotal:   12 kB\nName\t: two words: here\nlast:";
        QCOMPARE(value_of(table, "MemTotal", ':').value(), std::string("12 kB"));
        QCOMPARE(value_of(table, "Name", ':').value(), std::string("two words: here"));
        QCOMPARE(value_of(table, "last", ':').value(), std::string());
        QVERIFY(!value_of(table, "Mem", ':'));
        QVERIFY(!value_of("", "Mem", ':'));
    }
};

FORMANT_TEST(TestKernelFile)

} // namespace tst_kernel_file

#include "tst_kernel_file.moc"
