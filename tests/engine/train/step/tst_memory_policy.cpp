#include "engine/train/step/memory_policy.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

namespace tst_memory_policy {

std::vector<MemoryUse> all_reductions(MemoryUse use, bool supports_gradient_checkpointing = true) {
    std::vector<MemoryUse> all;
    while (const auto less = with_less_memory(use, supports_gradient_checkpointing))
        all.push_back(use = *less);
    return all;
}

class TestMemoryPolicy : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_micro_batch_is_halved_down_to_one_then_gradient_checkpointing_follows() {
        const std::vector<MemoryUse> expected = {{4, false}, {2, false}, {1, false}, {1, true}};
        QVERIFY(all_reductions({8, false}) == expected);
    }
    void an_odd_micro_batch_is_reduced_to_one_too() {
        const std::vector<MemoryUse> expected = {{3, false}, {1, false}, {1, true}};
        QVERIFY(all_reductions({7, false}) == expected);
    }
    void with_gradient_checkpointing_on_only_the_micro_batch_is_reduced() {
        const std::vector<MemoryUse> expected = {{2, true}, {1, true}};
        QVERIFY(all_reductions({4, true}) == expected);
    }
    void without_support_for_gradient_checkpointing_only_the_micro_batch_is_reduced() {
        const std::vector<MemoryUse> expected = {{2, false}, {1, false}};
        QVERIFY(all_reductions({4, false}, /*supports_gradient_checkpointing=*/false) == expected);
    }
    void then_nothing_is_left() {
        QVERIFY(!with_less_memory({1, true}, /*supports_gradient_checkpointing=*/true));
        QVERIFY(!with_less_memory({1, false}, /*supports_gradient_checkpointing=*/false));
    }
    void the_minimum_takes_the_lower_use_of_each_setting() {
        const MemoryUse minimum = min_memory_use({4, false}, {8, true}), expected{4, true};
        QVERIFY(minimum == expected);
    }
};

FORMANT_TEST(TestMemoryPolicy)

} // namespace tst_memory_policy

#include "tst_memory_policy.moc"
