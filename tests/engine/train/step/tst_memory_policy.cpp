#include "engine/train/step/memory_policy.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <vector>

using namespace formant;

namespace {

std::vector<MemoryUse> all_after(MemoryUse use, bool can_recompute = true) {
    std::vector<MemoryUse> all;
    while (const auto less = with_less_memory(use, can_recompute))
        all.push_back(use = *less);
    return all;
}

} // namespace

class TestMemoryPolicy : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_micro_batch_is_halved_down_to_one_then_insides_are_recomputed() {
        const std::vector<MemoryUse> expected = {{4, false}, {2, false}, {1, false}, {1, true}};
        QVERIFY(all_after({8, false}) == expected);
    }
    void an_odd_micro_batch_comes_down_to_one_too() {
        const std::vector<MemoryUse> expected = {{3, false}, {1, false}, {1, true}};
        QVERIFY(all_after({7, false}) == expected);
    }
    void who_recomputes_already_has_the_micro_batch_only() {
        const std::vector<MemoryUse> expected = {{2, true}, {1, true}};
        QVERIFY(all_after({4, true}) == expected);
    }
    void a_model_that_cannot_recompute_has_the_micro_batch_only() {
        const std::vector<MemoryUse> expected = {{2, false}, {1, false}};
        QVERIFY(all_after({4, false}, /*can_recompute=*/false) == expected);
    }
    void then_nothing_is_left() {
        QVERIFY(!with_less_memory({1, true}, /*can_recompute=*/true));
        QVERIFY(!with_less_memory({1, false}, /*can_recompute=*/false));
    }
    void the_least_of_two_is_what_both_allow() {
        const MemoryUse least = least_of({4, false}, {8, true}), expected{4, true};
        QVERIFY(least == expected);
    }
};

FORMANT_TEST(TestMemoryPolicy)
#include "tst_memory_policy.moc"
