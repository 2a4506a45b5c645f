#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/model_kinds.h"
#include "engine/session/voices/pretrained.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_pretrained {

/// Returns a checkpoint with one weight, raw value 1 and EMA 2, and a buffer.
StateTree some_checkpoint() {
    StateTree state;
    state["format"] = checkpoint_format;
    state["model"] = std::string("unet");
    state["symbols"] = StateTree::List{std::string("a"), std::string("b")};
    state["speakers"] = StateTree::List{std::string("ann"), std::string("bea")};
    state["state_dict"]["layer.weight"] = at::ones({2});
    state["state_dict"]["mel_mean"] = at::full({1}, 3.0);
    state["ema"]["layer.weight"] = at::full({2}, 2.0);
    return state;
}

at::Tensor weight_of(const Pretrained& pretrained) {
    return std::get<at::Tensor>(pretrained.weights.at("layer.weight").value());
}

class TestPretrained : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_provides_its_ema_weights_symbols_and_speakers() {
        const TemporaryFolder folder;
        throw_on_error(save_checkpoint(folder / "v.pt", some_checkpoint()));
        const auto pretrained = read_pretrained(folder / "v.pt", *find_model_kind("unet"));
        QVERIFY(at::equal(weight_of(*pretrained), at::full({2}, 2.0)));
        QVERIFY(pretrained->weights.contains("mel_mean")); // buffers have no EMA
        QCOMPARE(pretrained->symbols->symbols().size(), std::size_t{2});
        QCOMPARE(pretrained->speakers.names(), (std::vector<std::string>{"ann", "bea"}));
    }
    void a_bare_state_dict_provides_only_weights() {
        const TemporaryFolder folder;
        StateTree bare;
        bare["layer.weight"] = at::ones({2});
        throw_on_error(save_checkpoint(folder / "v.pt", bare));
        const auto pretrained = read_pretrained(folder / "v.pt", *find_model_kind("unet"));
        QVERIFY(at::equal(weight_of(*pretrained), at::ones({2})));
        QVERIFY(!pretrained->symbols);
        QCOMPARE(pretrained->speakers.size(), 1);
    }
    void a_voice_provides_its_text_layout() {
        const TemporaryFolder folder;
        StateTree state = some_checkpoint();
        throw_on_error(save_checkpoint(folder / "before.pt", state));
        state["config"] = std::string("text:\n  layout: blanks\n");
        throw_on_error(save_checkpoint(folder / "v.pt", state));
        QVERIFY(read_pretrained(folder / "v.pt", *find_model_kind("unet"))->layout ==
                TokenLayout::blanks);
        QVERIFY(read_pretrained(folder / "before.pt", *find_model_kind("unet"))->layout ==
                TokenLayout::spaced);
    }
    void a_voice_of_another_model_is_refused_by_its_name() {
        const TemporaryFolder folder;
        throw_on_error(save_checkpoint(folder / "v.pt", some_checkpoint()));
        const auto refused = read_pretrained(folder / "v.pt", *find_model_kind("vits"));
        QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(refused.error().what).find("'unet'") != std::string::npos);
    }
    void a_newer_format_is_refused() {
        const TemporaryFolder folder;
        StateTree newer = some_checkpoint();
        newer["format"] = checkpoint_format + 1;
        throw_on_error(save_checkpoint(folder / "v.pt", newer));
        const auto refused = read_pretrained(folder / "v.pt", *find_model_kind("unet"));
        QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(refused.error().what).find("newer version") != std::string::npos);
    }
    void a_file_that_is_not_a_checkpoint_is_refused() {
        const TemporaryFolder folder;
        throw_on_error(write_file_atomically(folder / "v.pt", "not a checkpoint"));
        QCOMPARE(read_pretrained(folder / "v.pt", *find_model_kind("unet")).error().kind,
                 ErrorKind::checkpoint);
        QCOMPARE(read_pretrained(folder / "none.pt", *find_model_kind("unet")).error().kind,
                 ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestPretrained)

} // namespace tst_pretrained

#include "tst_pretrained.moc"
