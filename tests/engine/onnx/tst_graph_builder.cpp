#include "engine/onnx/operations.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant::onnx;

namespace tst_graph_builder {

class TestGraphBuilder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void nodes_follow_those_whose_values_they_use() {
        GraphBuilder builder("g");
        const Value x = builder.input("x", ElementType::float32, {"n"});
        const Value y = apply("Exp", x) + x;
        builder.output("y", y, {"n"});
        const Graph graph = builder.finish();
        QCOMPARE(graph.nodes.size(), std::size_t{2});
        QCOMPARE(graph.nodes[0].operation, std::string("Exp"));
        QCOMPARE(graph.nodes[1].inputs, (std::vector<std::string>{graph.nodes[0].outputs[0], "x"}));
    }
    void an_output_bears_its_name_wherever_it_is_used() {
        GraphBuilder builder("g");
        const Value x = builder.input("x", ElementType::float32, {"n"});
        const Value doubled = x * 2;
        builder.output("doubled", doubled, {"n"});
        builder.output("more", doubled + 1, {"n"});
        const Graph graph = builder.finish();
        QCOMPARE(graph.nodes[0].outputs, std::vector<std::string>{"doubled"});
        QCOMPARE(graph.nodes[1].inputs[0], std::string("doubled"));
    }
    void an_input_can_be_an_output_and_a_value_two() {
        GraphBuilder builder("g");
        const Value x = builder.input("x", ElementType::float32, {"n"});
        const Value y = apply("Exp", x);
        builder.output("same", x, {"n"});
        builder.output("y", y, {"n"});
        builder.output("again", y, {"n"});
        const Graph graph = builder.finish();
        std::vector<std::string> computed;
        for (const Node& node : graph.nodes)
            computed.push_back(node.outputs[0]);
        std::ranges::sort(computed);
        QCOMPARE(computed, (std::vector<std::string>{"again", "same", "y"}));
        QCOMPARE(graph.inputs[0].name, std::string("x"));
    }
    void equal_constants_are_stored_once() {
        GraphBuilder builder("g");
        const Value x = builder.input("x", ElementType::float32, {"n"});
        builder.output("y", (x + 3) * 3, {"n"});
        QCOMPARE(builder.finish().constants.size(), std::size_t{1});
    }
    void a_number_has_the_type_of_the_other_operand() {
        GraphBuilder builder("g");
        const Value x = builder.input("x", ElementType::int64, {"n"});
        const Value more = x + 3;
        QCOMPARE(more.type(), ElementType::int64);
        builder.output("y", more, {"n"});
        const Graph graph = builder.finish();
        QCOMPARE(graph.constants[0].second.type, ElementType::int64);
    }
    void comparisons_are_boolean_and_lengths_whole_numbers() {
        GraphBuilder builder("g");
        const Value x = builder.input("x", ElementType::float32, {"n"});
        QCOMPARE((x < x).type(), ElementType::boolean);
        QCOMPARE(length_of(x, 0).type(), ElementType::int64);
        QCOMPARE(where(x < x, x, x).type(), ElementType::float32);
    }
};

FORMANT_TEST(TestGraphBuilder)

} // namespace tst_graph_builder

#include "tst_graph_builder.moc"
