#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/test_registry.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <filesystem>

using namespace formant;

namespace tst_unfit_checkpoints {

class TestUnfitCheckpoints : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_intact_checkpoint_of_another_shape_is_damaged_only_if_an_older_one_fits() {
        const test::WordRuns f;
        test::Recorder recorder, again, refused;
        QVERIFY(
            test::train(f.request({"train.max_steps=6", "train.save_interval_steps=3"}), recorder));
        const Path last = f.checkpoint("small", "step_6.pt");
        auto state = load_checkpoint(last);
        for (const char* section : {"state_dict", "ema"})
            (*state)[section]["other.weight"] = at::zeros({3});
        QVERIFY(save_checkpoint(last, *state));
        QVERIFY(test::train(f.request({"train.max_steps=9"}), again));
        QCOMPARE(again.all<StepReport>().front().step, std::int64_t{4});
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "damaged_step_6.pt")));
        // A changed configuration fits none of them, and damages none.
        const auto ended = test::train(
            f.request({"train.max_steps=12", "model.unet.decoder_channels=24"}), refused);
        QCOMPARE(ended.error().kind, ErrorKind::checkpoint);
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "step_9.pt")));
        QVERIFY(std::filesystem::exists(f.checkpoint("small", "step_3.pt")));
    }
    void weights_without_optimizer_state_are_reported_when_resuming() {
        const test::WordRuns f;
        test::Recorder recorder, again;
        QVERIFY(test::train(f.request({"train.max_steps=3"}), recorder));
        const Path last = f.checkpoint("small", "step_3.pt");
        auto state = load_checkpoint(last);
        (*state)["optimisers"] = StateTree::Map();
        QVERIFY(save_checkpoint(last, *state));
        QVERIFY(test::train(f.request({"train.max_steps=5"}), again));
        const auto ids = again.advice_ids();
        QVERIFY(std::ranges::find(ids, "optimizer-state-missing") != ids.end());
    }
};

FORMANT_TEST(TestUnfitCheckpoints)

} // namespace tst_unfit_checkpoints

#include "tst_unfit_checkpoints.moc"
