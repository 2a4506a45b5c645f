#include "engine/models/model_weights.h"
#include "engine/models/weight_match.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <torch/nn/modules/linear.h>

using namespace formant;

namespace tst_model_weights {

/// A module with parameters of a child and a buffer.
struct Toy : torch::nn::Module {
    Toy()
        : linear(register_module("linear", torch::nn::Linear(3, 2))),
          scale(register_buffer("scale", at::rand({}))) {}
    torch::nn::Linear linear;
    at::Tensor scale;
};

/// Returns the error of loading into a new module, which must stay unchanged.
Error load_error(const StateTree::Map& weights) {
    Toy toy;
    const at::Tensor before = toy.linear->weight.detach().clone();
    const auto loaded = load_weights(toy, weights);
    if (loaded || !at::equal(toy.linear->weight, before))
        return {ErrorKind::internal, {}};
    return loaded.error();
}

bool names(const Error& error, const std::string& what) {
    return error.kind == ErrorKind::checkpoint &&
           to_english(error.what).find(what) != std::string::npos;
}

class TestModelWeights : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void parameters_and_buffers_are_restored() {
        const Toy saved;
        Toy loaded;
        const StateTree::Map weights = save_weights(saved);
        QCOMPARE(weights.size(), std::size_t{3});
        QVERIFY(load_weights(loaded, weights));
        QVERIFY(at::equal(loaded.linear->weight, saved.linear->weight));
        QVERIFY(at::equal(loaded.linear->bias, saved.linear->bias));
        QVERIFY(at::equal(loaded.scale, saved.scale));
        QVERIFY(loaded.linear->weight.requires_grad());
    }
    void saved_weights_do_not_change_with_the_module() {
        const Toy toy;
        const StateTree::Map weights = save_weights(toy);
        const at::NoGradGuard no_gradients;
        toy.scale.add_(1);
        QVERIFY(!at::equal(std::get<at::Tensor>(weights.at("scale").value()), toy.scale));
    }
    void mismatches_are_listed_with_reasons_in_any_language() {
        StateTree::Map weights = save_weights(Toy());
        weights.erase("linear.bias");
        weights.erase("scale");
        const std::vector<WeightMismatch> missing =
            match_weights(Toy(), weights).missing_or_mismatched;
        QCOMPARE(to_english(mismatch_list(missing)),
                 std::string("linear.bias (is missing), scale (is missing)"));
        QCOMPARE(to_english(mismatch_list(missing, 1)),
                 std::string("linear.bias (is missing), 1 more"));
        QVERIFY(mismatch_list({}).empty());
        const Message one = mismatch_list({missing[0]});
        const auto in_another = [](const Message&) { return std::string("falta"); };
        QCOMPARE(fill_placeholders(one.text, one.args, in_another),
                 std::string("linear.bias (falta)"));
    }
    void a_missing_tensor_is_named() {
        StateTree::Map weights = save_weights(Toy());
        weights.erase("linear.bias");
        QVERIFY(names(load_error(weights), "linear.bias"));
    }
    void an_unexpected_tensor_is_named() {
        StateTree::Map weights = save_weights(Toy());
        weights.emplace("extra", at::ones({1}));
        QVERIFY(names(load_error(weights), "extra"));
    }
    void a_tensor_of_another_shape_is_named_with_both_shapes() {
        StateTree::Map weights = save_weights(Toy());
        weights.insert_or_assign("linear.weight", at::ones({3, 2}));
        const Error error = load_error(weights);
        QVERIFY(names(error, "linear.weight"));
        QVERIFY(names(error, "3x2") && names(error, "2x3"));
    }
    void an_entry_that_is_not_a_tensor_is_named() {
        StateTree::Map weights = save_weights(Toy());
        weights.insert_or_assign("scale", 1.0);
        QVERIFY(names(load_error(weights), "scale"));
    }
};

FORMANT_TEST(TestModelWeights)

} // namespace tst_model_weights

#include "tst_model_weights.moc"
