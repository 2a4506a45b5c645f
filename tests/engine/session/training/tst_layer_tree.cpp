#include "engine/session/training/layer_tree.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_layer_tree {

const ModelLayers layers = {
    {{"text_encoder.blocks.0.weight", 100},
     {"text_encoder.blocks.0.bias", 10},
     {"decoder.down.0.weight", 300},
     {"decoder.up.0.weight", 400},
     {"decoder.up.0.bias", 40},
     {"scale", 1}},
    {{"text_encoder", "Text encoder", {"text_encoder."}}, {"unet", "U-Net decoder", {"decoder."}}}};

const LayerNode& only(const std::vector<LayerNode>& nodes) {
    return nodes.size() == 1 ? nodes.front() : throw std::logic_error("not one node");
}

std::int64_t parameters_below(const LayerNode& node) {
    std::int64_t sum = 0;
    for (const LayerNode& part : node.parts)
        sum += part.parts.empty() ? part.parameters : parameters_below(part);
    return sum;
}

/// Returns the number of elements that a training run selects with the pattern of a node.
std::int64_t trained_by(const std::string& pattern) {
    const auto selection = select_layers({"custom", {pattern}}, layers.parameters, layers.groups);
    std::int64_t sum = 0;
    for (const ParameterSize& parameter : layers.parameters)
        sum += selection.value().trained.contains(parameter.name) ? parameter.elements : 0;
    return sum;
}

void check_node_counts(const std::vector<LayerNode>& nodes) {
    for (const LayerNode& node : nodes) {
        QCOMPARE(trained_by(node.pattern), node.parameters);
        check_node_counts(node.parts);
    }
}

class TestLayerTree : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void groups_come_first_then_other_parameters() {
        const auto tree = layer_tree(layers);
        QCOMPARE(tree.size(), std::size_t{3});
        QCOMPARE(tree[0].title, std::string("Text encoder"));
        QCOMPARE(tree[1].pattern, std::string("unet"));
        QCOMPARE(tree[2].pattern, std::string("scale"));
    }
    void a_part_has_a_short_title_and_a_full_pattern() {
        const auto tree = layer_tree(layers);
        QCOMPARE(tree[1].parts.size(), std::size_t{2});
        const LayerNode& up = tree[1].parts[1];
        QCOMPARE(up.title, std::string("up"));
        QCOMPARE(up.pattern, std::string("decoder.up"));
        QCOMPARE(only(up.parts).parts[1].pattern, std::string("decoder.up.0.bias"));
    }
    void a_node_counts_all_parameters_below_it() {
        const auto tree = layer_tree(layers);
        QCOMPARE(tree[1].parameters, std::int64_t{740});
        for (const LayerNode& node : {tree[0], tree[1]})
            QCOMPARE(parameters_below(node), node.parameters);
    }
    void the_pattern_of_a_node_selects_exactly_its_parameters() {
        check_node_counts(layer_tree(layers));
    }
};

FORMANT_TEST(TestLayerTree)

} // namespace tst_layer_tree

#include "tst_layer_tree.moc"
