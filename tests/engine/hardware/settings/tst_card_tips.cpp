#include "engine/hardware/architecture.h"
#include "engine/hardware/settings/card_tips.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_card_tips {

using test::contains;

std::string tips_for(const std::string& target, const std::string& name = "card") {
    GpuInfo gpu;
    gpu.name = name;
    gpu.compute_target = target;
    gpu.architecture = architecture_of(target);
    gpu.abilities = abilities_of(target, name);
    std::string all;
    for (const Message& tip : card_tips(gpu))
        all += to_english(tip) + "\n";
    return all;
}

class TestCardTips : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_architecture_has_the_tip_for_its_formats() {
        QVERIFY(contains(tips_for("sm_70"), "Volta cards are fast in fp16 but have no bf16"));
        QVERIFY(contains(tips_for("sm_75"), "Turing cards are fast in fp16 but have no bf16"));
        QVERIFY(contains(tips_for("sm_75", "GTX 1660"), "not faster in half precision"));
        QVERIFY(contains(tips_for("sm_61"), "not faster in half precision"));
        QVERIFY(contains(tips_for("sm_86"), "Ampere cards are fast in bf16"));
        QVERIFY(contains(tips_for("sm_89"), "Ada cards are fast in bf16"));
        QVERIFY(contains(tips_for("sm_90"), "Steps are short on this card"));
        QVERIFY(contains(tips_for("sm_120"), "Blackwell cards are fast in bf16"));
        QVERIFY(contains(tips_for("sm_120"), "CUDA 12.8"));
        QVERIFY(!contains(tips_for("sm_89"), "CUDA 12.8"));
    }
    void an_unknown_architecture_has_none() { QCOMPARE(tips_for(""), std::string()); }
};

FORMANT_TEST(TestCardTips)

} // namespace tst_card_tips

#include "tst_card_tips.moc"
