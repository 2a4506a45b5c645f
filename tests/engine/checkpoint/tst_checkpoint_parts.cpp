#include "engine/checkpoint/checkpoint_parts.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_checkpoint_parts {

StateTree example() {
    StateTree tree;
    tree["format"] = 1;
    tree["state_dict"]["weight"] = at::full({3}, 0.1);
    tree["state_dict"]["buffer"] = at::arange(4, at::kLong);
    tree["ema"]["weight"] = at::full({3}, 0.2);
    for (const char* name : {"optimisers", "scalers", "schedule", "monitor", "plan"})
        tree[name]["state"] = at::ones({2});
    return tree;
}

at::Tensor tensor(const StateTree& tree, const std::string& part, const std::string& name) {
    return tree.subtree(part)->get<at::Tensor>(name).value_or(at::Tensor());
}

class TestCheckpointParts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_inference_state_has_no_training_state() {
        const StateTree part = inference_state(example());
        QCOMPARE(part.map().size(), std::size_t{3});
        QVERIFY(part.contains("format") && part.contains("state_dict") && part.contains("ema"));
    }
    void a_voice_cannot_be_resumed() {
        QVERIFY(check_resumable("step_1.pt", example()));
        const auto refused = check_resumable("final_ema.pt", inference_state(example()));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(refused.error().what).find("final_ema.pt") != std::string::npos);
    }
    void ema_weights_replace_weights_and_buffers_stay() {
        const StateTree part = *ema_as_weights(example());
        QVERIFY(at::equal(tensor(part, "state_dict", "weight"), at::full({3}, 0.2)));
        QVERIFY(at::equal(tensor(part, "state_dict", "buffer"), at::arange(4, at::kLong)));
        QVERIFY(part.subtree("ema")->map().empty());
        QVERIFY(part.get<bool>(ema_only_entry).value_or(false));
    }
    void missing_ema_weights_are_an_error() {
        StateTree tree = example();
        tree["ema"] = StateTree::Map();
        const auto part = ema_as_weights(tree);
        QVERIFY(!part);
        QCOMPARE(part.error().kind, ErrorKind::checkpoint);
    }
    void half_precision_applies_to_floats_only() {
        const StateTree part = *in_half_precision(example());
        QCOMPARE(tensor(part, "state_dict", "weight").scalar_type(), at::kHalf);
        QCOMPARE(tensor(part, "ema", "weight").scalar_type(), at::kHalf);
        QCOMPARE(tensor(part, "state_dict", "buffer").scalar_type(), at::kLong);
        QVERIFY(
            at::allclose(tensor(part, "ema", "weight").to(at::kFloat), at::full({3}, 0.2), 1e-3));
    }
    void a_value_outside_half_precision_is_an_error_that_names_it() {
        StateTree tree = example();
        tree["state_dict"]["large"] = at::full({1}, 70000.0);
        const auto part = in_half_precision(tree);
        QVERIFY(!part);
        QVERIFY(to_english(part.error().what).find("large") != std::string::npos);
    }
};

FORMANT_TEST(TestCheckpointParts)

} // namespace tst_checkpoint_parts

#include "tst_checkpoint_parts.moc"
