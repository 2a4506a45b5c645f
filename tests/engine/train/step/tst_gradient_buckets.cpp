#include "engine/train/step/gradient_buckets.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/test_registry.h"

#include <ATen/CPUGeneratorImpl.h>
#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_gradient_buckets {

/// Layers of a megabyte each, the same on every rank.
std::vector<at::Tensor> layers(std::int64_t count) {
    at::Generator generator = at::make_generator<at::CPUGeneratorImpl>(std::uint64_t{1});
    std::vector<at::Tensor> weights;
    for (std::int64_t i = 0; i < count; ++i) {
        weights.push_back(at::randn({512, 512}, generator).mul_(0.04).requires_grad_());
        weights.back().mutable_grad() = at::zeros_like(weights.back());
    }
    return weights;
}

/// Adds the gradients of a loss over `inputs` [B, 512].
void backward(const std::vector<at::Tensor>& weights, const at::Tensor& inputs) {
    at::Tensor hidden = inputs;
    for (const at::Tensor& weight : weights)
        hidden = at::tanh(at::mm(hidden, weight));
    hidden.square().sum().backward();
}

at::Tensor inputs_of(std::size_t rank) {
    return at::arange(4 * 512, at::kFloat).view({4, 512}).mul(0.001 * (1.0 + rank)).sin();
}

std::vector<at::Tensor> gradients_of(const std::vector<at::Tensor>& weights) {
    std::vector<at::Tensor> gradients;
    for (const at::Tensor& weight : weights)
        gradients.push_back(weight.grad().clone());
    return gradients;
}

void zero(const std::vector<at::Tensor>& weights) {
    for (const at::Tensor& weight : weights)
        weight.mutable_grad().zero_();
}

/// Returns the sum of the gradients of all ranks, computed one after the other.
std::vector<at::Tensor> expected_gradients(std::int64_t count, std::size_t ranks) {
    const auto weights = layers(count);
    for (std::size_t rank = 0; rank < ranks; ++rank)
        backward(weights, inputs_of(rank));
    return gradients_of(weights);
}

bool near(const std::vector<at::Tensor>& a, const std::vector<at::Tensor>& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!at::allclose(a[i], b[i], 1e-5, 1e-6))
            return false;
    return a.size() == b.size();
}

class TestGradientBuckets : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sums_begin_in_the_order_in_which_gradients_complete() {
        ThreadGroups groups(1);
        const auto weights = layers(40);
        // As if the layers were registered from the last to the first.
        GradientBuckets buckets({weights.rbegin(), weights.rend()}, groups[0]);
        std::size_t before = 0, begun_early = 0;
        weights.front().register_hook([&](const at::Tensor&) { // computed last
            begun_early = groups.sums() - before;
        });
        for (int pass = 0; pass < 2; ++pass) { // the first one finds the order
            zero(weights);
            before = groups.sums();
            buckets.begin_backward();
            backward(weights, inputs_of(0));
            buckets.complete();
        }
        QVERIFY2(begun_early + 1 >= buckets.size(), qPrintable(QString::number(begun_early)));
    }
    void gradients_are_the_sums_over_the_ranks() {
        const auto expected = expected_gradients(40, 3);
        ThreadGroups groups(3);
        std::vector<std::vector<std::vector<at::Tensor>>> found(3);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            const auto weights = layers(40);
            GradientBuckets buckets(weights, group);
            for (int pass = 0; pass < 3; ++pass) {
                zero(weights);
                buckets.begin_backward();
                backward(weights, inputs_of(rank));
                buckets.complete();
                found[rank].push_back(gradients_of(weights));
            }
        });
        for (const auto& of_rank : found)
            for (std::size_t pass = 0; pass < 3; ++pass) {
                QVERIFY(near(of_rank[pass], expected));
                for (std::size_t i = 0; i < 40; ++i)
                    QVERIFY(at::equal(of_rank[pass][i], found[0][pass][i]));
            }
    }
    void from_the_second_pass_on_sums_begin_during_it() {
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            const auto weights = layers(40);
            GradientBuckets buckets(weights, group);
            if (buckets.size() < 3)
                throw std::logic_error("too few buckets for this test");
            for (int pass = 0; pass < 3; ++pass) {
                buckets.begin_backward();
                backward(weights, inputs_of(rank));
                const std::size_t begun = buckets.num_overlapped();
                buckets.complete();
                if (begun != (pass == 0 ? 0 : buckets.size()))
                    throw std::logic_error("begun " + std::to_string(begun));
            }
        });
    }
    void nothing_is_summed_without_a_pass_that_was_announced() {
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            const auto weights = layers(3);
            GradientBuckets buckets(weights, group);
            buckets.begin_backward();
            backward(weights, inputs_of(rank));
            buckets.complete();
            const std::size_t before = groups.sums();
            backward(weights, inputs_of(rank)); // the first of two micro-batches
            if (groups.sums() != before)
                throw std::logic_error("summed too early");
        });
    }
    void a_rank_without_a_backward_pass_takes_part_with_zeros() {
        const auto expected = expected_gradients(5, 1);
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            const auto weights = layers(5);
            GradientBuckets buckets(weights, group);
            for (int pass = 0; pass < 2; ++pass) {
                zero(weights);
                if (rank == 0) {
                    buckets.begin_backward();
                    backward(weights, inputs_of(0));
                }
                buckets.complete();
                if (!near(gradients_of(weights), expected))
                    throw std::logic_error("other gradients");
            }
        });
    }
    void a_gradient_that_is_accumulated_twice_is_summed_at_the_end() {
        const auto expected = expected_gradients(40, 2);
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            const auto weights = layers(40);
            GradientBuckets buckets(weights, group);
            for (int pass = 0; pass < 3; ++pass) {
                zero(weights);
                buckets.begin_backward();
                backward(weights, inputs_of(rank)); // as checkpointed segments do
                backward(weights, inputs_of(rank));
                if (buckets.num_overlapped() > 0)
                    throw std::logic_error("begun too early");
                buckets.complete();
                std::vector<at::Tensor> halves;
                for (const at::Tensor& gradient : gradients_of(weights))
                    halves.push_back(gradient / 2);
                if (!near(halves, expected))
                    throw std::logic_error("other gradients");
            }
        });
    }
    void a_pass_that_ended_early_does_not_harm_the_next_one() {
        const auto expected = expected_gradients(40, 2);
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            const auto weights = layers(40);
            GradientBuckets buckets(weights, group);
            for (int pass = 0; pass < 4; ++pass) {
                zero(weights);
                buckets.begin_backward();
                if (pass == 1 && rank == 1) // out of memory: some sums have begun
                    backward({weights.begin() + 20, weights.end()}, inputs_of(rank));
                else
                    backward(weights, inputs_of(rank));
                buckets.complete();
                if (pass == 1)
                    buckets.reset();
                else if (!near(gradients_of(weights), expected))
                    throw std::logic_error("other gradients in pass " + std::to_string(pass));
            }
        });
    }
    void after_a_reset_the_next_pass_counts_again() {
        ThreadGroups groups(1);
        const auto weights = layers(40);
        GradientBuckets buckets(weights, groups[0]);
        for (const bool overlaps : {false, true}) {
            buckets.begin_backward();
            backward(weights, inputs_of(0));
            QCOMPARE(buckets.num_overlapped() > 0, overlaps);
            buckets.complete();
        }
        buckets.reset();
        buckets.begin_backward();
        backward(weights, inputs_of(0));
        QCOMPARE(buckets.num_overlapped(), std::size_t{0});
        buckets.complete();
    }
    void other_parameters_or_new_gradients_need_new_buckets() {
        ThreadGroups groups(1);
        const auto weights = layers(3);
        const GradientBuckets buckets(weights, groups[0]);
        QVERIFY(buckets.matches(weights));
        QVERIFY(!buckets.matches({weights[0], weights[1]}));
        QVERIFY(!buckets.matches(layers(3)));
        weights[1].mutable_grad() = at::zeros_like(weights[1]);
        QVERIFY(!buckets.matches(weights));
    }
};

FORMANT_TEST(TestGradientBuckets)

} // namespace tst_gradient_buckets

#include "tst_gradient_buckets.moc"
