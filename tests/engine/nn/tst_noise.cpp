#include "engine/nn/counter_bits.h"
#include "engine/nn/noise.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_noise {

constexpr std::int64_t channels = 80, time_steps = 400;

at::Tensor samples(std::int64_t first, std::int64_t last) {
    return at::arange(first, last, at::kLong);
}

at::Tensor normal_draw(std::int64_t step = 7, const std::string& name = "flow",
                       std::uint64_t seed = 1234) {
    return CounterNoise(seed, step).normal(name, samples(0, 8), channels, time_steps);
}

double mean_of(const at::Tensor& values) {
    return values.to(at::kDouble).mean().item<double>();
}

double correlation(const at::Tensor& a, const at::Tensor& b) {
    return mean_of(a.to(at::kDouble) * b.to(at::kDouble));
}

/// Returns the fraction of a standard normal distribution below x.
double normal_share_below(double x) {
    return 0.5 * std::erfc(-x / std::sqrt(2.0));
}

class TestNoise : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void normal_draws_have_the_moments_of_the_standard_normal_distribution() {
        const at::Tensor draw = normal_draw(); // 256,000 values: standard error 0.002
        QVERIFY(std::abs(mean_of(draw)) < 0.01);
        QVERIFY(std::abs(mean_of(draw.square()) - 1) < 0.015);
        QVERIFY(std::abs(mean_of(draw.pow(3))) < 0.04);
        QVERIFY(std::abs(mean_of(draw.pow(4)) - 3) < 0.12);
        QVERIFY(at::isfinite(draw).all().item<bool>());
    }
    void normal_draws_have_its_distribution_function() {
        const at::Tensor draw = normal_draw();
        for (double x = -3; x <= 3; x += 0.5)
            QVERIFY(std::abs(mean_of((draw < x).to(at::kFloat)) - normal_share_below(x)) < 0.005);
    }
    void uniform_draws_fill_the_unit_interval_evenly_and_exclude_one() {
        const at::Tensor draw =
            CounterNoise(1, 1).uniform("flow_time", samples(0, 8), channels, time_steps);
        QVERIFY(draw.min().item<float>() >= 0 && draw.max().item<float>() < 1);
        const at::Tensor counts = at::histc(draw, 64, 0, 1) / 4000.0; // 256,000 values in 64 bins
        QVERIFY((counts - 1).abs().max().item<double>() < 0.08);
    }
    void the_same_key_gives_the_same_bits() { QVERIFY(at::equal(normal_draw(), normal_draw())); }
    void padding_changes_no_value() {
        CounterNoise noise(1234, 7);
        const at::Tensor shorter = noise.normal("flow", samples(0, 8), channels, 123);
        QVERIFY(at::equal(shorter, normal_draw().narrow(2, 0, 123)));
        const at::Tensor narrower = noise.normal("flow", samples(0, 8), 3, 123);
        QVERIFY(at::equal(narrower, shorter.narrow(1, 0, 3)));
    }
    void splitting_into_micro_batches_changes_no_value() {
        CounterNoise noise(1234, 7);
        const at::Tensor second = noise.normal("flow", samples(4, 8), channels, time_steps);
        const at::Tensor first = noise.normal("flow", samples(0, 4), channels, time_steps);
        QVERIFY(at::equal(at::cat({first, second}), normal_draw()));
    }
    void samples_in_another_order_keep_their_values() {
        const at::Tensor turned =
            CounterNoise(1234, 7).normal("flow", samples(0, 8).flip(0), channels, time_steps);
        QVERIFY(at::equal(turned.flip(0), normal_draw()));
    }
    void every_part_of_the_key_gives_an_uncorrelated_draw() {
        const at::Tensor draw = normal_draw();
        for (const at::Tensor& other :
             {normal_draw(8), normal_draw(7, "style"), normal_draw(7, "flow", 1235),
              draw.roll(1, 0), draw.roll(1, 1), draw.roll(1, 2)})
            QVERIFY(std::abs(correlation(draw, other)) < 0.01);
    }
    void rows_do_not_repeat_each_other_shifted_in_time() {
        const at::Tensor bits = normal_draw().flatten();
        // Independent 24-bit values repeat occasionally; a shifted copy of a row would repeat
        // hundreds.
        const at::Tensor distinct = std::get<0>(at::_unique(bits));
        QVERIFY(bits.numel() - distinct.numel() < bits.numel() / 50);
        const at::Tensor spectrum = at::fft_rfft(normal_draw().view({-1, time_steps}), 1024, -1);
        for (const std::int64_t apart : {1, 2, 80}) {
            const at::Tensor cross =
                at::fft_irfft(spectrum * spectrum.roll(apart, 0).conj(), 1024, -1);
            QVERIFY(cross.abs().max().item<double>() < 0.4 * time_steps);
        }
    }
    void adjacent_values_in_time_are_independent_also_squared() {
        const at::Tensor squares = normal_draw().square() - 1;
        for (const std::int64_t apart : {1, 2, 3, 64})
            QVERIFY(std::abs(correlation(squares, squares.roll(apart, 2))) < 0.02);
    }
    void tensor_operations_and_the_pass_on_the_cpu_give_the_same_bits() {
        // Samples and steps beyond 32 bits, and the negative steps of validation.
        const at::Tensor ids = at::tensor({0L, 3L, (1L << 40) + 5}, at::kLong);
        for (const std::int64_t step : {std::int64_t{0}, std::int64_t{1} << 45, std::int64_t{-3}})
            for (const std::uint64_t seed : {std::uint64_t{0}, ~std::uint64_t{41}}) {
                const at::Tensor key = noise_key(seed, step);
                QVERIFY(at::equal(counter_uniform_cpu(key, "flow", ids, 7, 33),
                                  counter_uniform_with_tensor_operations(key, "flow", ids, 7, 33)));
            }
    }
    void an_empty_draw_is_empty() {
        const at::Tensor none = CounterNoise(1, 1).uniform("flow", samples(0, 2), 3, 0);
        QCOMPARE(none.numel(), std::int64_t{0});
    }
    void the_key_is_read_when_values_are_drawn() {
        const at::Tensor key = noise_key(1234, 6);
        CounterNoise noise(key);
        const at::Tensor before = noise.normal("flow", samples(0, 8), channels, time_steps);
        key.copy_(noise_key(1234, 7)); // as the host does before a captured step is replayed
        QVERIFY(
            at::equal(noise.normal("flow", samples(0, 8), channels, time_steps), normal_draw()));
        QVERIFY(!at::equal(before, normal_draw()));
    }
    void recorded_noise_replays_its_draws_by_name() {
        const at::Tensor flow = at::randn({2, 3, 4}), time = at::rand({2, 1, 1});
        RecordedNoise noise({{"flow", flow}, {"flow_time", time}});
        QVERIFY(at::equal(noise.normal("flow", samples(0, 2), 3, 4), flow));
        QVERIFY(at::equal(noise.uniform("flow_time", samples(0, 2), 1, 1), time));
        QVERIFY_THROWS_EXCEPTION(c10::Error, noise.uniform("dropout", samples(0, 2), 1, 1));
    }
};

FORMANT_TEST(TestNoise)

} // namespace tst_noise

#include "tst_noise.moc"
