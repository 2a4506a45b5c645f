#include "engine/base/atomic_file.h"
#include "engine/data/tokens/numpy_array.h"
#include "tests/support/contains.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <utility>
#include <vector>

using namespace formant;

namespace tst_numpy_array {

class TestNumpyArray : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        const auto written =
            test::run_python("engine/data/tokens/numpy_arrays.py", {folder_.path().string()});
        QVERIFY2(written.exit_code == 0, written.standard_error.c_str());
    }
    void arrays_have_type_shape_and_values() {
        const at::Tensor expected = at::arange(-6, 6).view({3, 4});
        const std::vector<std::pair<std::string, at::ScalarType>> types = {
            {"int32", at::kInt},
            {"int64", at::kLong},
            {"float16", at::kHalf},
            {"float32", at::kFloat},
            {"float64", at::kDouble}};
        for (const auto& [name, type] : types)
            QVERIFY2(at::equal(read(name), expected.to(type)), name.c_str());
        QVERIFY(at::equal(read("vector"), at::arange(-6, 6, at::kInt)));
        QVERIFY(at::equal(read("version2"), at::arange(-6, 6, at::kInt)));
        QVERIFY(at::equal(read("empty"), at::zeros({0, 5})));
        QVERIFY(at::equal(read("number"), at::scalar_tensor(7)));
    }
    void what_is_not_read_is_refused_with_the_reason_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        QTest::newRow("rows side by side") << "fortran"
                                           << "Fortran order";
        QTest::newRow("other byte order") << "big_endian"
                                          << "type >i4";
        QTest::newRow("texts") << "text"
                               << "type <U1";
        QTest::newRow("Python objects") << "objects"
                                        << "type |O";
    }
    void what_is_not_read_is_refused_with_the_reason() {
        QFETCH(const QString, name);
        QFETCH(const QString, reason);
        const auto array = read_numpy_array(file(name.toStdString()));
        QVERIFY(!array);
        QCOMPARE(array.error().kind, ErrorKind::data);
        QVERIFY2(test::contains(to_english(array.error().what), reason.toStdString().c_str()),
                 to_english(array.error().what).c_str());
    }
    void every_file_that_was_cut_off_is_refused() {
        const std::string whole = read_file(file("int32")).value();
        for (std::size_t bytes = 0; bytes < whole.size(); ++bytes) {
            test::throw_on_error(write_file_atomically(file("cut"), whole.substr(0, bytes)));
            QVERIFY2(!read_numpy_array(file("cut")), qPrintable(QString::number(bytes)));
        }
        test::throw_on_error(write_file_atomically(file("cut"), whole + "x"));
        QVERIFY(!read_numpy_array(file("cut")));
    }
    void a_shape_that_overflows_is_refused() {
        std::string whole = read_file(file("int32")).value();
        for (const std::string shape :
             {"(4294967296, 4294967296, 4)", "(99999999999999999999,)", "(1, 1, 1, 1, 12)"}) {
            std::string forged = whole;
            forged.replace(forged.find("(3, 4), }"), shape.size(), shape);
            test::throw_on_error(write_file_atomically(file("forged"), forged));
            QVERIFY2(!read_numpy_array(file("forged")), shape.c_str());
        }
    }
    void an_empty_array_whose_strides_overflow_is_refused() {
        std::string forged = read_file(file("empty")).value();
        const std::string shape = "(0, 4294967296, 4294967296)";
        forged.replace(forged.find("(0, 5), }"), shape.size(), shape);
        test::throw_on_error(write_file_atomically(file("forged"), forged));
        QVERIFY(!read_numpy_array(file("forged")));
    }
    void a_file_that_is_not_there_is_an_error() { QVERIFY(!read_numpy_array(file("absent"))); }

  private:
    Path file(const std::string& name) const { return folder_ / (name + ".npy"); }
    at::Tensor read(const std::string& name) const { return read_numpy_array(file(name)).value(); }

    const test::TemporaryFolder folder_;
};

FORMANT_TEST(TestNumpyArray)

} // namespace tst_numpy_array

#include "tst_numpy_array.moc"
