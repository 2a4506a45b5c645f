#include "engine/base/atomic_file.h"
#include "engine/onnx/onnx_reader.h"
#include "engine/onnx/operations.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <random>

using namespace formant;
using namespace formant::onnx;

namespace tst_onnx_reader {

using test::TemporaryFolder;

Graph small_graph() {
    GraphBuilder builder("small");
    const Value x = builder.input("x", ElementType::float32, {std::int64_t{1}, "n"});
    const Value y = leaky_relu(x, 0.1) + slice(x, 1, 0, 1) * 2;
    builder.output("y", y, {std::int64_t{1}, "n"});
    return builder.finish();
}

/// A field of a protobuf message that has a length.
QByteArray field(int number, const QByteArray& content) {
    QByteArray bytes(1, static_cast<char>(number << 3 | 2));
    auto length = static_cast<unsigned>(content.size());
    for (; length >= 0x80; length >>= 7)
        bytes += static_cast<char>((length & 0x7f) | 0x80);
    return bytes + static_cast<char>(length) + content;
}

class TestOnnxReader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_graph_is_read_as_it_was_written() {
        const TemporaryFolder folder;
        const Graph graph = small_graph();
        QVERIFY(write_onnx_file(folder / "a.onnx", graph, {{"language", "English"}}));
        const auto read = read_onnx_file(folder / "a.onnx");
        QVERIFY(read);
        QCOMPARE(read->properties, (Properties{{"language", "English"}}));
        QVERIFY(read->producer.starts_with("formant "));
        QCOMPARE(read->graph.constants, graph.constants);
        QCOMPARE(read->graph.nodes.size(), graph.nodes.size());
        for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
            QCOMPARE(read->graph.nodes[i].operation, graph.nodes[i].operation);
            QCOMPARE(read->graph.nodes[i].inputs, graph.nodes[i].inputs);
            QCOMPARE(read->graph.nodes[i].outputs, graph.nodes[i].outputs);
            QVERIFY(read->graph.nodes[i].attributes == graph.nodes[i].attributes);
        }
        QCOMPARE(read->graph.inputs[0].shape, graph.inputs[0].shape);
    }
    void another_file_is_refused_with_its_name() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a.onnx", "this is no graph"));
        const auto read = read_onnx_file(folder / "a.onnx");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(read.error().what).find("a.onnx") != std::string::npos);
    }
    void an_empty_constant_of_a_shape_that_no_tensor_can_have_is_refused() {
        const TemporaryFolder folder;
        Graph graph = small_graph();
        const std::int64_t huge = std::int64_t{1} << 62;
        graph.constants.emplace_back("empty", Constant{.shape = {0, huge, 4}, .bytes = ""});
        QVERIFY(write_onnx_file(folder / "a.onnx", graph, {}));
        const auto read = read_onnx_file(folder / "a.onnx");
        QVERIFY(!read);
        QVERIFY(to_english(read.error().what).find("the constant empty") != std::string::npos);
    }
    void an_empty_file_is_no_graph() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "a.onnx", ""));
        QVERIFY(!read_onnx_file(folder / "a.onnx"));
    }
    void a_shape_whose_product_overflows_is_refused() {
        const TemporaryFolder folder;
        Graph graph = small_graph();
        const std::int64_t large = std::int64_t{1} << 32;
        graph.constants.front().second = {ElementType::float32, {large, large}, ""};
        QVERIFY(write_onnx_file(folder / "a.onnx", graph, {}));
        QVERIFY(!read_onnx_file(folder / "a.onnx"));
    }
    void a_constant_of_another_size_than_its_shape_is_refused() {
        const TemporaryFolder folder;
        Graph graph = small_graph();
        graph.constants.front().second.shape = {1000};
        QVERIFY(write_onnx_file(folder / "a.onnx", graph, {}));
        QVERIFY(!read_onnx_file(folder / "a.onnx"));
    }
    void constants_of_types_that_no_weight_has_are_skipped() {
        const TemporaryFolder folder;
        Graph graph = small_graph();
        constexpr int of_32_bits = 6;
        graph.constants.emplace_back(
            "other", Constant{static_cast<ElementType>(of_32_bits), {1}, std::string(4, '\0')});
        QVERIFY(write_onnx_file(folder / "a.onnx", graph, {}));
        const auto read = read_onnx_file(folder / "a.onnx");
        QVERIFY(read);
        QCOMPARE(read->graph.constants.size(), graph.constants.size() - 1);
    }
    void a_small_file_that_takes_much_memory_is_refused_data() {
        QTest::addColumn<QByteArray>("graph");
        const auto repeated = [](const char* bytes, int count) {
            return QByteArray(bytes, 2).repeated(count);
        };
        QTest::newRow("empty nodes") << repeated("\x0a\x00", 10'000'000);
        QTest::newRow("empty attributes") << field(1, repeated("\x2a\x00", 4'000'000));
        QTest::newRow("numbers of an attribute")
            << field(1, field(5, repeated("\x40\x01", 10'000'000)));
        QTest::newRow("packed numbers of an attribute")
            << field(1, field(5, field(8, QByteArray(10'000'000, '\1'))));
        QTest::newRow("integers as values") << field(5, field(7, QByteArray(50'000'000, '\1')));
        QTest::newRow("dimensions of an input")
            << field(11, field(2, field(1, field(2, repeated("\x0a\x00", 4'000'000)))));
    }
    void a_small_file_that_takes_much_memory_is_refused() {
        QFETCH(const QByteArray, graph);
        const TemporaryFolder folder;
        const QByteArray model = QByteArray("\x08\x08", 2) + field(7, graph);
        QVERIFY(write_file_atomically(folder / "a.onnx", model.toStdString()));
        const auto read = read_onnx_file(folder / "a.onnx");
        QVERIFY(!read);
        QVERIFY2(to_english(read.error().what).find("more space") != std::string::npos,
                 to_english(read.error().what).c_str());
    }
    void no_damage_ends_the_program() {
        const TemporaryFolder folder;
        QVERIFY(write_onnx_file(folder / "a.onnx", small_graph(), {}));
        const std::string whole = *read_file(folder / "a.onnx");
        std::mt19937 draw(1);
        for (int i = 0; i < 2000; ++i) {
            std::string bytes =
                whole.substr(0, draw() % 4 == 0 ? draw() % whole.size() : whole.size());
            for (unsigned n = draw() % 4; n > 0 && !bytes.empty(); --n)
                bytes[draw() % bytes.size()] = static_cast<char>(draw());
            QVERIFY(write_file_atomically(folder / "b.onnx", bytes));
            (void)read_onnx_file(folder / "b.onnx");
        }
    }
};

FORMANT_TEST(TestOnnxReader)

} // namespace tst_onnx_reader

#include "tst_onnx_reader.moc"
