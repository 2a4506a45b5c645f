#include "engine/models/gpt/delimited_tokens.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_delimited_tokens {

constexpr std::int64_t start = 90, stop = 91, no = gpt::ignored_target;

at::Tensor rows(std::vector<std::int64_t> values, std::int64_t count) {
    return at::tensor(values).view({count, -1});
}

class TestDelimitedTokens : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_token_is_predicted_from_those_before_it() {
        const auto delimited =
            gpt::delimit(rows({5, 6, 7, 8, 0, 0}, 2), at::tensor({3L, 1L}), {start, stop});
        QVERIFY(at::equal(delimited.inputs,
                          rows({start, 5, 6, 7, stop, start, 8, stop, stop, stop}, 2)));
        QVERIFY(at::equal(delimited.targets, rows({5, 6, 7, stop, no, 8, stop, no, no, no}, 2)));
    }
    void several_stop_tokens_may_be_predicted() {
        const auto delimited =
            gpt::delimit(rows({5, 6, 0, 0}, 1), at::tensor({2L}), {start, stop}, /*stops=*/3);
        QVERIFY(at::equal(delimited.targets, rows({5, 6, stop, stop, stop, no}, 1)));
    }
    void an_empty_sequence_is_its_delimiters() {
        const auto delimited =
            gpt::delimit(at::zeros({1, 0}, at::kLong), at::tensor({0L}), {start, stop});
        QVERIFY(at::equal(delimited.inputs, rows({start, stop}, 1)));
        QVERIFY(at::equal(delimited.targets, rows({stop, no}, 1)));
    }
};

FORMANT_TEST(TestDelimitedTokens)

} // namespace tst_delimited_tokens

#include "tst_delimited_tokens.moc"
