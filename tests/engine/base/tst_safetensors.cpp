#include "engine/base/atomic_file.h"
#include "engine/base/safetensors.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cstring>

using namespace formant;

namespace tst_safetensors {

using test::TemporaryFolder;

NamedTensors example() {
    return {{"mel", at::arange(12, at::kFloat).view({3, 4}) / 7},
            {"lengths", at::tensor(std::vector<std::int64_t>{1, -2, 5'000'000'000})},
            {"nothing", at::empty({0, 80})}};
}

/// Writes a file with the given JSON header and number of payload bytes.
void write_with_header(const Path& file, const std::string& header, std::size_t payload) {
    const std::uint64_t length = header.size();
    std::string bytes(sizeof length, '\0');
    std::memcpy(bytes.data(), &length, sizeof length);
    QVERIFY(write_file_atomically(file, bytes + header + std::string(payload, '\0')));
}

/// Returns every type that the format supports, by its PyTorch name.
std::map<std::string, at::ScalarType> types() {
    return {{"float64", at::kDouble},    {"float32", at::kFloat}, {"float16", at::kHalf},
            {"bfloat16", at::kBFloat16}, {"int64", at::kLong},    {"int32", at::kInt},
            {"int16", at::kShort},       {"int8", at::kChar},     {"uint8", at::kByte},
            {"bool", at::kBool}};
}

/// Returns the tensor that exchange_safetensors.py creates for a type.
at::Tensor of_type(at::ScalarType type) {
    return at::tensor(std::vector<std::int64_t>{0, 1, 0, 3, 2, 1}).view({2, 3}).to(type);
}

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
    void the_package_reads_every_type_and_the_metadata_of_ours() {
        const TemporaryFolder folder;
        NamedTensors tensors = {{"odd_bytes", at::ones({3}, at::kBool)}};
        for (const auto& [name, type] : types())
            tensors.emplace(name, of_type(type));
        const SafetensorsMetadata metadata = {{"format", "pt"}, {"who", "ünï \"x\""}};
        QVERIFY(write_safetensors(folder / "a.safetensors", tensors, metadata));
        const auto output = test::run_python("engine/base/exchange_safetensors.py",
                                             {"read", (folder / "a.safetensors").string()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto read = nlohmann::json::parse(output.standard_output);
        QCOMPARE(read["metadata"].get<SafetensorsMetadata>(), metadata);
        QCOMPARE(read["tensors"].size(), tensors.size());
        for (const auto& [name, type] : types()) {
            QCOMPARE(read["tensors"][name]["dtype"].get<std::string>(),
                     std::string("torch.").append(name));
            const auto values = of_type(type).to(at::kDouble).flatten();
            const auto seen = read["tensors"][name]["values"].get<std::vector<double>>();
            QVERIFY(at::equal(at::tensor(seen, at::kDouble), values));
        }
    }
    void we_read_every_type_and_the_metadata_of_the_package() {
        const TemporaryFolder folder;
        const auto output = test::run_python("engine/base/exchange_safetensors.py",
                                             {"write", (folder / "a.safetensors").string()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto read = open_safetensors(folder / "a.safetensors");
        QVERIFY2(read, read ? "" : to_english(read.error().what).c_str());
        QCOMPARE(read->metadata, (SafetensorsMetadata{{"format", "pt"}, {"who", "ünï"}}));
        for (const auto& [name, type] : types()) {
            QCOMPARE(read->tensors.at(name).scalar_type(), type);
            QVERIFY(at::equal(read->tensors.at(name), of_type(type)));
        }
        QCOMPARE(read->tensors.at("scalar").dim(), 0);
        QCOMPARE(read->tensors.at("nothing").sizes().vec(), (std::vector<std::int64_t>{0, 80}));
    }
    void a_tensor_at_an_odd_place_is_read_too() {
        const TemporaryFolder folder;
        const std::string header =
            R"({"a": {"dtype": "F32", "shape": [1], "data_offsets": [1, 5]},)"
            R"("b": {"dtype": "U8", "shape": [1], "data_offsets": [0, 1]}})";
        write_with_header(folder / "a.safetensors", header, 5);
        QVERIFY(at::equal(map_safetensors(folder / "a.safetensors")->at("a"), at::zeros({1})));
    }
    void a_type_without_a_name_is_refused_by_name() {
        const TemporaryFolder folder;
        const at::Tensor tensor = at::zeros({2}, at::kComplexFloat);
        const auto written = write_safetensors(folder / "a.safetensors", {{"wave", tensor}});
        QVERIFY(!written);
        QVERIFY(to_english(written.error().what).find("wave") != std::string::npos);
    }
    void damage_is_reported_data() {
        QTest::addColumn<QString>("header");
        QTest::addColumn<int>("payload");
        QTest::newRow("no JSON") << "{nonsense" << 0;
        QTest::newRow("no object") << "[1]" << 0;
        QTest::newRow("no tensor") << R"({"a": 1})" << 8;
        QTest::newRow("metadata that is not text") << R"({"__metadata__": {"a": 1}})" << 0;
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
        QTest::newRow("two names for the same bytes")
            << R"({"a": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]},)"
               R"("b": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}})"
            << 4;
        QTest::newRow("two tensors that overlap")
            << R"({"a": {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]},)"
               R"("b": {"dtype": "F32", "shape": [1], "data_offsets": [4, 8]}})"
            << 8;
        QTest::newRow("a gap") << R"({"a": {"dtype": "F32", "shape": [1], "data_offsets": [4, 8]}})"
                               << 8;
        QTest::newRow("bytes after the last tensor")
            << R"({"a": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}})" << 5;
        QTest::newRow("a header that is nested deeply")
            << QString(100'000, '[') + QString(100'000, ']') << 0;
        QTest::newRow("empty shape that overflows")
            << R"({"a": {"dtype": "F32", "shape": [0, 4611686018427387904, 4], "data_offsets": [0, 0]}})"
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

FORMANT_TEST(TestSafetensors)

} // namespace tst_safetensors

#include "tst_safetensors.moc"
