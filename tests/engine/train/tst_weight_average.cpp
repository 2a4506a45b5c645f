#include "engine/train/weight_average.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace formant;

namespace {

struct Fixture {
    at::Tensor weight = at::tensor({1.0, -2.0}, at::kFloat);
    WeightAverage average{{{"w", weight}}, {"w"}, 0.9};
    at::Tensor fine = at::zeros({});
    at::Tensor bad = at::ones({});

    double first() const {
        const StateTree::Map saved = average.save();
        return std::get<at::Tensor>(saved.at("w").value())[0].item<double>();
    }
};

} // namespace

class TestWeightAverage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_equals_a_plain_computation_with_the_slow_start() {
        Fixture f;
        double expected = 1;
        for (int s = 1; s <= 200; ++s) {
            const double weight = std::sin(s);
            f.weight.fill_(weight);
            f.average.update(at::full({}, s), f.fine);
            const double decay = std::min(0.9, (1.0 + s) / (10.0 + s));
            expected = decay * expected + (1 - decay) * weight;
            QVERIFY(std::abs(f.first() - expected) < 1e-5);
        }
    }
    void a_bad_step_does_not_touch_it() {
        Fixture f;
        f.weight.fill_(5);
        f.average.update(at::full({}, 3), f.fine);
        const StateTree::Map before = f.average.save();
        f.weight.fill_(7);
        f.average.update(at::full({}, 3), f.bad);
        QVERIFY(at::equal(std::get<at::Tensor>(f.average.save().at("w").value()),
                          std::get<at::Tensor>(before.at("w").value())));
    }
    void within_a_scope_the_model_has_the_averages_and_after_it_its_own_weights() {
        Fixture f;
        f.weight.fill_(5);
        {
            const WeightAverage::Scope scope(f.average);
            QCOMPARE(f.weight[0].item<double>(), 1.0);
            QCOMPARE(f.weight[1].item<double>(), -2.0);
        }
        QCOMPARE(f.weight[0].item<double>(), 5.0);
    }
    void what_was_saved_loads() {
        Fixture a, b;
        a.weight.fill_(5);
        a.average.update(at::full({}, 3), a.fine);
        QVERIFY(b.average.load(a.average.save()));
        QCOMPARE(b.first(), a.first());
        QVERIFY(!b.average.load({}));
    }
};

QTEST_APPLESS_MAIN(TestWeightAverage)
#include "tst_weight_average.moc"
