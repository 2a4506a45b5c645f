#include "engine/models/gpt/token_sampler.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_token_sampler {

using gpt::SamplingOptions;
using gpt::TokenSampler;

/// All scores stay as they are.
constexpr SamplingOptions plain = {.temperature = 1, .top_k = 0, .top_p = 1};

at::Tensor row(const std::vector<double>& values) {
    return at::tensor(values, at::kDouble).unsqueeze(0);
}

at::Tensor logits_of(const std::vector<double>& probabilities) {
    return row(probabilities).log();
}

std::vector<std::int64_t> possible(const SamplingOptions& options, const at::Tensor& logits) {
    const at::Tensor found = TokenSampler(options, 1, logits.size(1)).scores(logits)[0].isfinite();
    std::vector<std::int64_t> tokens;
    for (std::int64_t i = 0; i < found.size(0); ++i)
        if (found[i].item<bool>())
            tokens.push_back(i);
    return tokens;
}

class TestTokenSampler : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void uniform_draws_give_the_distribution() {
        const at::Tensor probabilities = at::tensor({0.1, 0.2, 0.4, 0.3}, at::kDouble);
        constexpr std::int64_t count = 1000;
        const at::Tensor draws = (at::arange(count, at::kDouble) + 0.5) / count;
        TokenSampler sampler(plain, count, 4);
        const at::Tensor tokens = sampler.next(probabilities.log().expand({count, 4}), draws);
        const at::Tensor shares = tokens.bincount({}, 4).to(at::kDouble) / count;
        QVERIFY((shares - probabilities).abs().max().item<double>() < 2e-3);
    }
    void top_k_keeps_the_highest_scores() {
        SamplingOptions options = plain;
        options.top_k = 2;
        QCOMPARE(possible(options, logits_of({0.1, 0.2, 0.4, 0.3})),
                 (std::vector<std::int64_t>{2, 3}));
        options.top_k = 99;
        QCOMPARE(possible(options, logits_of({0.5, 0.5})).size(), std::size_t{2});
    }
    void top_p_keeps_the_smallest_set_with_the_probability() {
        SamplingOptions options = plain;
        const at::Tensor logits = logits_of({0.1, 0.2, 0.4, 0.3});
        options.top_p = 0.65;
        QCOMPARE(possible(options, logits), (std::vector<std::int64_t>{2, 3}));
        options.top_p = 0.75;
        QCOMPARE(possible(options, logits), (std::vector<std::int64_t>{1, 2, 3}));
        options.top_p = 0;
        QCOMPARE(possible(options, logits), std::vector<std::int64_t>{2}); // never none
    }
    void a_token_that_occurred_becomes_less_likely_whatever_the_sign_of_its_score() {
        SamplingOptions options = plain;
        options.repetition_penalty = 2;
        TokenSampler sampler(options, 1, 3, {0});
        sampler.remember(at::tensor({1L}));
        const at::Tensor scores = sampler.scores(row({4, -4, 4}));
        QVERIFY(at::equal(scores, row({2, -8, 4})));
    }
    void temperature_0_takes_the_highest_score() {
        TokenSampler sampler({.temperature = 0}, 2, 3);
        const at::Tensor logits = at::cat({row({1, 3, 2}), row({5, 3, 2})});
        QVERIFY(at::equal(sampler.next(logits, at::tensor({0.99, 0.99})), at::tensor({1L, 0L})));
    }
    void a_row_does_not_depend_on_the_others() {
        at::manual_seed(3);
        const SamplingOptions options = {.repetition_penalty = 3};
        TokenSampler both(options, 2, 50), second(options, 1, 50);
        for (int step = 0; step < 20; ++step) {
            const at::Tensor logits = at::randn({2, 50}) * 3, draws = at::rand({2});
            const at::Tensor tokens = both.next(logits, draws);
            QVERIFY(at::equal(second.next(logits.narrow(0, 1, 1), draws.narrow(0, 1, 1)),
                              tokens.narrow(0, 1, 1)));
        }
    }
    void a_draw_next_to_1_takes_a_token_that_may_win() {
        SamplingOptions options = plain;
        options.top_k = 2;
        TokenSampler sampler(options, 1, 4);
        const at::Tensor draw = at::tensor({std::nextafter(1.0F, 0.0F)});
        const at::Tensor logits = logits_of({0.1, 0.2, 0.4, 0.3}).to(at::kFloat);
        QCOMPARE(sampler.next(logits, draw).item<std::int64_t>(), std::int64_t{3});
    }
};

FORMANT_TEST(TestTokenSampler)

} // namespace tst_token_sampler

#include "tst_token_sampler.moc"
