#include "engine/base/atomic_file.h"
#include "engine/base/safetensors.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cstring>

using namespace formant;
using test::TemporaryFolder;

namespace {

NamedTensors example() {
    return {{"mel", at::arange(12, at::kFloat).view({3, 4}) / 7},
            {"lengths", at::tensor(std::vector<std::int64_t>{1, -2, 5'000'000'000})},
            {"nothing", at::empty({0, 80})}};
}

/// A file of a given JSON header and so many bytes after it.
void write_with_header(const Path& file, const std::string& header, std::size_t payload) {
    const std::uint64_t length = header.size();
    std::string bytes(sizeof length, '\0');
    std::memcpy(bytes.data(), &length, sizeof length);
    QVERIFY(write_file_atomically(file, bytes + header + std::string(payload, '\0')));
}

} // namespace

class TestSafetensors : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void tensors_come_back_the_same() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors(folder / "a.safetensors", example()));
        const auto read = map_safetensors(folder / "a.safetensors");
        QVERIFY(read.has_value());
        QCOMPARE(read->size(), std::size_t{3});
        for (const auto& [name, tensor] : example()) {
            QCOMPARE(read->at(name).scalar_type(), tensor.scalar_type());
            QVERIFY(at::equal(read->at(name), tensor));
        }
    }
    void a_tensor_outlives_the_map_that_it_came_in() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors(folder / "a.safetensors", example()));
        at::Tensor mel;
        {
            const auto read = map_safetensors(folder / "a.safetensors");
            mel = read->at("mel");
        }
        QVERIFY(at::equal(mel, example().at("mel")));
    }
    void a_view_is_written_in_its_own_order() {
        const TemporaryFolder folder;
        const at::Tensor turned = example().at("mel").t();
        QVERIFY(write_safetensors(folder / "a.safetensors", {{"turned", turned}}));
        QVERIFY(at::equal(map_safetensors(folder / "a.safetensors")->at("turned"), turned));
    }
    void another_reader_of_the_format_reads_it() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors(folder / "a.safetensors", example()));
        const auto output = test::run_python("engine/base/read_safetensors.py",
                                             {(folder / "a.safetensors").string()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QCOMPARE(output.standard_output, std::string("lengths I64 [3] [1, -2, 5000000000]\n"
                                                     "mel F32 [3, 4] sum 9.428571\n"
                                                     "nothing F32 [0, 80] sum 0.000000\n"));
    }
    void damage_is_reported_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<int>("payload");
        QTest::newRow("no JSON") << "{nonsense" << 0;
        QTest::newRow("no object") << "[1]" << 0;
        QTest::newRow("no tensor") << R"({"a": 1})" << 8;
        QTest::newRow("unknown type")
            << R"({"a": {"dtype": "X9", "shape": [1], "data_offsets": [0, 4]}})" << 4;
        QTest::newRow("beyond the file")
            << R"({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}})" << 4;
        QTest::newRow("ends before it begins")
            << R"({"a": {"dtype": "F32", "shape": [1], "data_offsets": [4, 0]}})" << 4;
        QTest::newRow("shape larger than its bytes")
            << R"({"a": {"dtype": "F32", "shape": [3], "data_offsets": [0, 4]}})" << 4;
        QTest::newRow("negative shape")
            << R"({"a": {"dtype": "F32", "shape": [-1], "data_offsets": [0, 4]}})" << 4;
        QTest::newRow("shape that overflows")
            << R"({"a": {"dtype": "F32", "shape": [4611686018427387904, 4], "data_offsets": [0, 0]}})"
            << 4;
    }
    void damage_is_reported() {
        QFETCH(const QString, header);
        QFETCH(const int, payload);
        const TemporaryFolder folder;
        write_with_header(folder / "a.safetensors", header.toStdString(),
                          static_cast<std::size_t>(payload));
        const auto read = map_safetensors(folder / "a.safetensors");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::data);
        QVERIFY(to_english(read.error().what).find("a.safetensors") != std::string::npos);
    }
    void a_file_cut_anywhere_is_reported() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors(folder / "a.safetensors", example()));
        const std::string whole = *read_file(folder / "a.safetensors");
        for (std::size_t size = 0; size < whole.size(); size += 7) {
            QVERIFY(write_file_atomically(folder / "cut", std::string_view(whole).substr(0, size)));
            QVERIFY(!map_safetensors(folder / "cut"));
        }
    }
    void a_file_that_is_not_there_is_reported() {
        QVERIFY(!map_safetensors("/nowhere/a.safetensors"));
    }
};

QTEST_APPLESS_MAIN(TestSafetensors)
#include "tst_safetensors.moc"
