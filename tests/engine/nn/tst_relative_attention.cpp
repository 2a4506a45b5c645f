#include "engine/nn/relative_attention.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>
#include <cstdlib>

using namespace formant;

namespace tst_relative_attention {

constexpr std::int64_t window = 2;

/// Computes the formula of Shaw et al. (2018, equations 3 and 4) position by position, for one
/// head.
at::Tensor by_the_formula(RelativeAttention& attention, const at::Tensor& x) {
    auto parameters = attention.named_parameters();
    const auto conv = [&](const std::string& name, const at::Tensor& in) {
        return at::conv1d(in, parameters[name + ".weight"], parameters[name + ".bias"]);
    };
    const at::Tensor q = conv("conv_q", x)[0].t(), k = conv("conv_k", x)[0].t(),
                     v = conv("conv_v", x)[0].t();
    const auto near = [&](const std::string& name, std::int64_t i, std::int64_t j) {
        return std::abs(j - i) <= window ? parameters[name][0][j - i + window]
                                         : at::zeros({x.size(1)});
    };
    const std::int64_t time = x.size(2);
    at::Tensor result = at::zeros({time, x.size(1)});
    for (std::int64_t i = 0; i < time; ++i) {
        at::Tensor scores = at::zeros({time});
        for (std::int64_t j = 0; j < time; ++j)
            scores[j] = at::dot(q[i], k[j] + near("emb_rel_k", i, j)) /
                        std::sqrt(static_cast<double>(x.size(1)));
        const at::Tensor shares = at::softmax(scores, 0);
        for (std::int64_t j = 0; j < time; ++j)
            result[i] += shares[j] * (v[j] + near("emb_rel_v", i, j));
    }
    return conv("conv_o", result.t().unsqueeze(0));
}

FrameMask whole(std::int64_t batch, std::int64_t time) {
    return {at::full({batch}, time, at::kLong), time};
}

bool close(const at::Tensor& a, const at::Tensor& b) {
    return (a - b).abs().max().item<double>() < 1e-5;
}

class TestRelativeAttention : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(3); }

    void a_band_is_centered_on_the_diagonal_of_its_square() {
        const at::Tensor band = at::arange(1, 13, at::kFloat).view({4, 3});
        const at::Tensor expected =
            at::tensor({2, 3, 0, 0, 4, 5, 6, 0, 0, 7, 8, 9, 0, 0, 10, 11}, at::kFloat).view({4, 4});
        QVERIFY(at::equal(band_to_square(band), expected));
    }
    void the_band_of_a_square_is_zero_outside_of_it() {
        const at::Tensor square = at::arange(1, 10, at::kFloat).view({3, 3});
        const at::Tensor expected =
            at::tensor({0, 1, 2, 4, 5, 6, 8, 9, 0}, at::kFloat).view({3, 3});
        QVERIFY(at::equal(square_to_band(square, 1), expected));
    }
    void computes_the_published_formula() {
        RelativeAttention attention({.channels = 6, .heads = 1, .window = window});
        const at::Tensor x = at::randn({1, 6, 9});
        QVERIFY(close(attention.forward(x, whole(1, 9), Dropout()), by_the_formula(attention, x)));
    }
    void works_for_texts_shorter_than_its_window() {
        RelativeAttention attention({.channels = 6, .heads = 1, .window = window});
        const at::Tensor x = at::randn({1, 6, 2});
        QVERIFY(close(attention.forward(x, whole(1, 2), Dropout()), by_the_formula(attention, x)));
    }
    void padding_does_not_affect_real_positions() {
        RelativeAttention attention({.channels = 8, .heads = 2});
        const at::Tensor x = at::randn({2, 8, 12});
        const at::Tensor together =
            attention.forward(x, {at::tensor({12, 7}, at::kLong), 12}, Dropout());
        const at::Tensor alone =
            attention.forward(x.narrow(0, 1, 1).narrow(2, 0, 7), whole(1, 7), Dropout());
        QVERIFY(close(together.narrow(0, 1, 1).narrow(2, 0, 7), alone));
    }
};

FORMANT_TEST(TestRelativeAttention)

} // namespace tst_relative_attention

#include "tst_relative_attention.moc"
