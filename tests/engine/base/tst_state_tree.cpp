#include "engine/base/state_tree.h"
#include "tests/support/test_registry.h"

#include <ATen/ops/ones.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_state_tree {

class TestStateTree : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void values_come_back_with_their_type() {
        StateTree tree;
        tree["step"] = std::int64_t{40};
        tree["name"] = "demo";
        tree["ema"]["weight"] = at::ones({2});
        QCOMPARE(*tree.get<std::int64_t>("step"), 40);
        QCOMPARE(*tree.get<std::string>("name"), std::string("demo"));
        QCOMPARE(tree.subtree("ema")->get<at::Tensor>("weight")->numel(), 2);
    }
    void a_missing_or_mistyped_entry_is_a_checkpoint_error_that_names_it() {
        StateTree tree;
        tree["step"] = "forty";
        for (const std::string key : {"step", "epoch"}) {
            const auto value = tree.get<std::int64_t>(key);
            QVERIFY(!value);
            QCOMPARE(value.error().kind, ErrorKind::checkpoint);
            QVERIFY(to_english(value.error().what).find(key) != std::string::npos);
        }
        QVERIFY(!tree.subtree("optimisers"));
    }
};

FORMANT_TEST(TestStateTree)

} // namespace tst_state_tree

#include "tst_state_tree.moc"
