#include "engine/onnx/graph_player.h"
#include "engine/onnx/operations.h"
#include "engine/onnx/played_operations.h"
#include "tests/support/onnx/onnx_player.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <functional>
#include <map>
#include <string>
#include <utility>

using namespace formant;
using namespace formant::onnx;

namespace tst_graph_player {

NamedTensors by_libtorch(const Graph& graph, const NamedTensors& inputs) {
    CounterNoise noise(1, 0);
    const auto outputs = play_graph(graph, inputs, noise);
    return outputs ? *outputs : NamedTensors();
}

/// Calls `add` with an input x [1, 3, 8], a weight [3, 3, 4] and positions int64 [3], and returns
/// what ONNX Runtime and LibTorch compute.
std::pair<at::Tensor, at::Tensor>
played_by_both(const std::function<Value(const Value&, const Value&, const Value&)>& add) {
    GraphBuilder builder("operations");
    const Value x =
        builder.input("x", ElementType::float32, {std::int64_t{1}, std::int64_t{3}, "n"});
    const Value weight = builder.input("weight", ElementType::float32,
                                       {std::int64_t{3}, std::int64_t{3}, std::int64_t{4}});
    const Value positions = builder.input("positions", ElementType::int64, {std::int64_t{3}});
    builder.output("y", add(x, weight, positions), {});
    const Graph graph = builder.finish();
    const NamedTensors inputs{{"x", at::sin(at::arange(24, at::kFloat)).reshape({1, 3, 8})},
                              {"weight", at::cos(at::arange(36, at::kFloat)).reshape({3, 3, 4})},
                              {"positions", at::tensor({2, 0, 2}, at::kLong)}};
    return {test::play_graph(graph, inputs).at("y"), by_libtorch(graph, inputs).at("y")};
}

using Add = std::function<Value(const Value&, const Value&, const Value&)>;

const std::map<std::string, Add>& examples() {
    static const std::map<std::string, Add> all = {
        {"unequal padding and dilation",
         [](const Value& x, const Value& w, const Value&) {
             return conv1d(x, w, nullptr,
                           {.stride = 2, .padding = 3, .dilation = 2, .padding_after = 4});
         }},
        {"transposed convolution with unequal padding",
         [](const Value& x, const Value& w, const Value&) {
             return conv_transpose1d(x, w, nullptr,
                                     {.stride = 2, .padding = 1, .padding_after = 2});
         }},
        {"slices",
         [](const Value& x, const Value&, const Value&) {
             return concat({slice(x, 2, -3, to_the_end), slice(x, 2, 1, -5), every_second(x, 2, 1),
                            flip(x, 2)},
                           2);
         }},
        {"padding of an axis",
         [](const Value& x, const Value&, const Value&) { return pad_last(x, 3, 2, 1, 0.5); }},
        {"padding of all axes",
         [](const Value& x, const Value&, const Value&) {
             return pad(x, numbers(x.builder(), {0, 1, 2, 0, 0, 3}));
         }},
        {"rows by position", [](const Value& x, const Value&,
                                const Value& positions) { return gather(x, positions, 1); }},
        {"rows by condition",
         [](const Value& x, const Value&, const Value& positions) {
             return compress(x, positions >= numbers(positions.builder(), {1}), 1);
         }},
        {"elements by position",
         [](const Value& x, const Value&, const Value& positions) {
             return gather_elements(x, reshape(positions, {1, 1, 3}), 2);
         }},
        {"sums",
         [](const Value& x, const Value&, const Value&) {
             return cumsum(x, 2) + sum(x, {1, 2}) + mean(x, {1}) * max(x, {2});
         }},
        {"integers divided", [](const Value&, const Value&,
                                const Value& positions) { return (positions * 3 - 7) / 2; }},
        {"shapes",
         [](const Value& x, const Value&, const Value&) {
             return concat({shape_of(x), length_of(x, 1), range(length_of(x, 2))}, 0);
         }},
        {"a shape that grows",
         [](const Value& x, const Value&, const Value&) {
             return expand(slice(x, 1, 0, 1), numbers(x.builder(), {2, 3, 1}));
         }},
        {"split, transposed and multiplied",
         [](const Value& x, const Value&, const Value&) {
             const std::vector<Value> halves = split(x, 2, 2, 4);
             return softmax(matmul(halves[0], transpose(halves[1], {0, 2, 1})), -1);
         }},
        {"limits and choices",
         [](const Value& x, const Value&, const Value&) {
             return where(x >= number(x.builder(), ElementType::float32, 0), clamp_max(x, 0.5),
                          leaky_relu(clamp_min(x, -0.5), 0.1));
         }},
        {"curves",
         [](const Value& x, const Value&, const Value&) {
             return apply("Softplus", x) + apply("Erf", x) * apply("Ceil", x) -
                    apply("Round", x * 4);
         }},
    };
    return all;
}

class TestGraphPlayer : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_computes_what_onnx_runtime_does_data() {
        QTest::addColumn<QString>("example");
        for (const auto& [name, add] : examples())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void it_computes_what_onnx_runtime_does() {
        QFETCH(QString, example);
        const auto [theirs, ours] = played_by_both(examples().at(example.toStdString()));
        QCOMPARE(ours.sizes().vec(), theirs.sizes().vec());
        QCOMPARE(ours.scalar_type(), theirs.scalar_type());
        QVERIFY(at::allclose(ours, theirs, 1e-5, 1e-6));
    }
    void draws_are_those_of_the_model_by_their_name() {
        GraphBuilder builder("draws");
        builder.output("y", normal(numbers(builder, {1, 2, 5}), "prior"), {});
        CounterNoise noise(1, 0);
        const at::Tensor wanted = noise.normal("prior", at::zeros({1}, at::kLong), 2, 5);
        QVERIFY(by_libtorch(builder.finish(), {}).at("y").equal(wanted));
    }
    void a_constant_without_values_is_an_empty_tensor() {
        const at::Tensor empty =
            as_tensor({.type = ElementType::float32, .shape = {0, 4}, .bytes = ""});
        QCOMPARE(empty.sizes(), at::IntArrayRef({0, 4}));
    }
    void an_operation_of_another_program_is_refused() {
        GraphBuilder builder("foreign");
        const Value x = builder.input("x", ElementType::float32, {"n"});
        builder.output("y", builder.add("NonZero", {x}), {"n"});
        CounterNoise noise(1, 0);
        const auto played = play_graph(builder.finish(), {{"x", at::zeros({2})}}, noise);
        QVERIFY(!played);
        QCOMPARE(played.error().kind, ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestGraphPlayer)

} // namespace tst_graph_player

#include "tst_graph_player.moc"
