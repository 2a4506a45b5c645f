#include "engine/models/gpt/gpt_core.h"
#include "engine/nn/noise.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_gpt_core {

using gpt::CoreOptions;
using gpt::GptCore;

constexpr gpt::GptSize size = {.width = 24, .layers = 3, .heads = 4};

bool close(const at::Tensor& a, const at::Tensor& b) {
    return (a - b).abs().max().item<double>() < 1e-5;
}

class TestGptCore : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(5); }

    void a_position_depends_only_on_those_before_it() {
        GptCore core(size);
        const at::Tensor x = at::randn({2, 7, 24});
        at::Tensor changed = x.clone();
        changed.narrow(1, 4, 3).normal_();
        const at::Tensor whole = core.forward(x, {}), other = core.forward(changed, {});
        QVERIFY(close(whole.narrow(1, 0, 4), other.narrow(1, 0, 4)));
        QVERIFY(!close(whole.narrow(1, 4, 3), other.narrow(1, 4, 3)));
    }
    void a_sequence_can_be_continued_with_a_cache() {
        const at::NoGradGuard no_gradients;
        GptCore core(size);
        const at::Tensor x = at::randn({2, 9, 24});
        gpt::KeyValueCache cache(size.layers, 9);
        std::vector<at::Tensor> parts;
        std::int64_t from = 0;
        for (const std::int64_t count : {4, 1, 1, 3}) {
            CoreOptions options;
            options.cache = &cache;
            parts.push_back(core.forward(x.narrow(1, from, count), options));
            from += count;
        }
        QCOMPARE(cache.length(), std::int64_t{9});
        QVERIFY(close(at::cat(parts, 1), core.forward(x, {})));
    }
    void padding_before_a_sequence_changes_nothing() {
        const at::NoGradGuard no_gradients;
        GptCore core(size);
        const at::Tensor x = at::randn({1, 5, 24});
        const at::Tensor padded = at::cat({at::randn({1, 3, 24}), x}, 1);
        CoreOptions options;
        options.keys = at::arange(8).ge(3).unsqueeze(0);
        const at::Tensor result = core.forward(padded, options);
        QVERIFY(at::isfinite(result).all().item<bool>());
        QVERIFY(close(result.narrow(1, 3, 5), core.forward(x, {})));

        gpt::KeyValueCache cache(size.layers, 8); // the same, continued
        options.cache = &cache;
        options.keys = at::arange(7).ge(3).unsqueeze(0);
        core.forward(padded.narrow(1, 0, 7), options);
        options.keys = at::arange(8).ge(3).unsqueeze(0);
        QVERIFY(close(core.forward(padded.narrow(1, 7, 1), options), result.narrow(1, 7, 1)));
    }
    void gradient_checkpointing_changes_no_gradient() {
        gpt::GptSize dropping = size;
        dropping.dropout = 0.2;
        dropping.attention_dropout = 0.1;
        GptCore core(dropping);
        const at::Tensor x = at::randn({2, 6, 24});
        const auto gradients = [&](bool checkpointing) {
            core.set_gradient_checkpointing(checkpointing);
            core.zero_grad();
            CounterNoise noise(1, 2);
            CoreOptions options;
            options.dropout = Dropout(noise, at::arange(2), "gpt");
            core.forward(x, options).square().sum().backward();
            std::vector<at::Tensor> all;
            for (const at::Tensor& parameter : core.parameters())
                all.push_back(parameter.grad().flatten().clone());
            return at::cat(all);
        };
        const at::Tensor expected = gradients(false);
        QVERIFY(expected.abs().max().item<double>() > 0);
        QVERIFY(at::equal(gradients(true), expected));
    }
    void without_dropped_weights_dropped_attention_is_the_fused_one() {
        gpt::GptSize dropping = size;
        dropping.attention_dropout = 1e-9; // drops nothing among so few, but uses the other path
        GptCore core(dropping);
        const at::Tensor x = at::randn({2, 6, 24});
        CounterNoise noise(1, 2);
        CoreOptions options;
        options.dropout = Dropout(noise, at::arange(2), "gpt");
        QVERIFY(close(core.forward(x, options), core.forward(x, {})));
    }
};

FORMANT_TEST(TestGptCore)

} // namespace tst_gpt_core

#include "tst_gpt_core.moc"
