#include "engine/onnx/graph_weights.h"
#include "engine/onnx/parameters.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;
using namespace formant::onnx;

namespace tst_graph_weights {

Graph graph_with(std::vector<std::pair<std::string, Constant>> constants, std::vector<Node> nodes) {
    return {"voice", {}, {}, std::move(constants), std::move(nodes)};
}

const at::Tensor weight = at::arange(6.0f).reshape({1, 2, 3});

class TestGraphWeights : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_weight_has_the_name_of_its_parameter() {
        const auto weights =
            weights_of_graph(graph_with({{"a.b.weight", constant_of(weight)}}, {}));
        QVERIFY(weights.at("a.b.weight").equal(weight));
    }
    void a_numbered_weight_has_the_name_of_the_node_that_uses_it() {
        const auto weights = weights_of_graph(graph_with(
            {{"onnx::Conv_7", constant_of(weight)}},
            {{"Conv", {"x", "onnx::Conv_7"}, {"y"}, {}, "/flow/flows.6/in_layers.0/Conv"}}));
        QCOMPARE(weights.size(), std::size_t{1});
        QVERIFY(weights.at("flow.flows.6.in_layers.0.weight").equal(weight));
    }
    void equal_weights_that_are_stored_once_have_all_their_names() {
        const auto weights = weights_of_graph(
            graph_with({{"a.bias", constant_of(at::zeros({2}))}, {"w", constant_of(weight)}},
                       {{"Conv", {"x", "w", "a.bias"}, {"y"}, {}, "/a/Conv"},
                        {"Conv", {"y", "w", "a.bias"}, {"z"}, {}, "/b.1/c/Conv"}}));
        QVERIFY(weights.contains("a.weight") && weights.contains("b.1.c.weight"));
        QVERIFY(weights.at("b.1.c.bias").equal(at::zeros({2})));
    }
    void an_embedding_has_the_name_of_the_node_that_looks_up_in_it() {
        const auto weights = weights_of_graph(
            graph_with({{"sid", constant_of(at::ones({4, 2}))}},
                       {{"Gather", {"sid", "x"}, {"y"}, {}, "/enc_p/emb/Gather"}}));
        QCOMPARE(weights.begin()->first, std::string("enc_p.emb.weight"));
    }
    void what_was_computed_in_advance_has_the_name_of_its_operation() {
        const auto weights = weights_of_graph(
            graph_with({{"/dp/flows.0/Exp_output_0", constant_of(at::ones({2, 1}))},
                        {"/dp/Constant_3_output_0", constant_of(at::ones({2}))}},
                       {}));
        QCOMPARE(weights.size(), std::size_t{1});
        QCOMPARE(weights.begin()->first, std::string("dp.flows.0.Exp"));
    }
    void half_precision_becomes_float32_and_integers_are_no_weights() {
        const auto weights =
            weights_of_graph(graph_with({{"a.half", constant_of(weight, /*half=*/true)},
                                         {"a.count", constant_of(at::ones({2}, at::kLong))}},
                                        {}));
        QCOMPARE(weights.size(), std::size_t{1});
        QVERIFY(weights.at("a.half").scalar_type() == at::kFloat);
    }
    void convolutions_are_found_by_their_modules() {
        const Graph graph =
            graph_with({}, {{"ConvTranspose",
                             {"x", "dec.ups.0.weight"},
                             {"y"},
                             {{"strides", std::vector<std::int64_t>{8}}}},
                            {"Conv", {"x", "onnx::Conv_1"}, {"z"}, {}, "/dec/conv_pre/Conv"}});
        const auto convolutions = convolutions_of_graph(graph);
        QCOMPARE(list_attribute(*convolutions.at("dec.ups.0"), "strides"),
                 std::vector<std::int64_t>{8});
        QVERIFY(convolutions.contains("dec.conv_pre"));
        QVERIFY(list_attribute(*convolutions.at("dec.conv_pre"), "strides").empty());
    }
};

FORMANT_TEST(TestGraphWeights)

} // namespace tst_graph_weights

#include "tst_graph_weights.moc"
