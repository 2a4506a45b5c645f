#include "engine/data/batches/sample_maker.h"
#include "engine/models/dvae/dvae_model.h"
#include "engine/nn/noise.h"
#include "engine/train/step/precision.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace formant;

namespace tst_dvae_model {

using dvae::DvaeModel;

DvaeConfig config_with(std::int64_t levels) {
    DvaeConfig config;
    config.levels = levels;
    config.code_width = 4;
    config.codebook_size = 60;
    config.hidden_width = 8;
    return config;
}

std::shared_ptr<DvaeModel> model_with(std::int64_t levels) {
    at::manual_seed(5);
    return std::make_shared<DvaeModel>(config_with(levels), MelConfig(),
                                       FeatureStatistics{.mel_mean = -5, .mel_scale = 2});
}

Sample sample(std::int64_t frames) {
    Sample made;
    made.add(Feature::mel, at::randn({80, frames}) * 2 - 5);
    return made;
}

/// Losses of batches as means, in the order of the phase.
std::vector<double> losses_of(DvaeModel& model, const std::vector<Batch>& batches) {
    CounterNoise noise(1, 2);
    std::vector<double> sums(model.phases().front().terms.size(), 0);
    for (const Batch& batch : batches) {
        const auto state = model.forward(batch, noise);
        const auto losses = model.losses(0, *state, batch);
        for (std::size_t i = 0; i < losses.size(); ++i)
            sums[i] += losses[i].sum.item<double>();
    }
    const auto counts = model.loss_counts(0, lengths_of(batches));
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] /= counts[i];
    return sums;
}

class TestDvaeModel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void losses_do_not_depend_on_how_a_batch_is_split_data() { add_quantizers(); }
    void losses_do_not_depend_on_how_a_batch_is_split() {
        QFETCH(const int, levels);
        const auto model = model_with(levels);
        const std::vector<Sample> samples = {sample(13), sample(40), sample(21)};
        const auto whole = losses_of(*model, {collate(samples, 0)});
        const auto split = losses_of(*model, {collate(std::span(samples).first(1), 0),
                                              collate(std::span(samples).last(2), 1)});
        QCOMPARE(whole.size(), levels == 0 ? std::size_t{3} : std::size_t{1});
        for (std::size_t i = 0; i < whole.size(); ++i)
            QVERIFY(std::abs(split[i] - whole[i]) <= 1e-5 * whole[i]);
    }
    void training_reaches_every_parameter_data() { add_quantizers(); }
    void training_reaches_every_parameter() {
        QFETCH(const int, levels);
        const auto model = model_with(levels);
        CounterNoise noise(1, 2);
        const Batch batch = collate(std::vector<Sample>{sample(40)}, 0);
        const auto state = model->forward(batch, noise);
        at::Tensor total = at::zeros({});
        for (const LossSum& loss : model->losses(0, *state, batch))
            total = total + loss.sum;
        total.backward();
        for (const auto& parameter : model->named_parameters())
            QVERIFY2(parameter.value().grad().defined() &&
                         parameter.value().grad().abs().sum().item<double>() > 0,
                     parameter.key().c_str());
        QCOMPARE(model->phases().front().parameters.size(), model->parameters().size());
    }
    void a_mel_is_encoded_and_decoded_in_its_own_units_data() { add_quantizers(); }
    void a_mel_is_encoded_and_decoded_in_its_own_units() {
        QFETCH(const int, levels);
        const auto model = model_with(levels);
        const Batch batch = collate(std::vector<Sample>{sample(13), sample(22)}, 0);
        const at::Tensor& mel = batch[Feature::mel];
        const at::Tensor codes = model->encode(mel, batch[Axis::frames]);
        QCOMPARE(codes.sizes(), (at::IntArrayRef{2, 6}));
        QVERIFY(codes.max().item<std::int64_t>() < model->codebook_size());
        const at::Tensor lengths = at::tensor({std::int64_t{4}, std::int64_t{6}});
        const at::Tensor decoded = model->decode(codes, lengths);
        QCOMPARE(decoded.size(2), std::int64_t{24});
        const at::Tensor normal = (decoded + 5) / 2; // an untrained decoder gives values around 0
        QVERIFY(normal.abs().max().item<double>() < 2);
        const at::Tensor regenerated = model->reconstruct(mel, batch[Axis::frames]);
        QCOMPARE(regenerated.sizes(), mel.sizes());
        QVERIFY(at::allclose(regenerated[1], decoded[1].narrow(1, 0, 22), 1e-4, 1e-4));
        QVERIFY(!regenerated[0].narrow(1, 13, 9).any().item<bool>());
    }
    void mixed_precision_changes_no_code_data() { add_quantizers(); }
    void mixed_precision_changes_no_code() {
        QFETCH(const int, levels);
        const auto model = model_with(levels);
        const Batch batch = collate(std::vector<Sample>{sample(400)}, 0);
        const at::Tensor& mel = batch[Feature::mel];
        const at::Tensor codes = model->encode(mel, batch[Axis::frames]);
        const at::Tensor lengths = at::tensor({codes.size(1)});
        const at::Tensor decoded = model->decode(codes, lengths);
        const AutocastScope mixed(at::kCPU, Precision::bf16);
        QVERIFY(at::equal(model->encode(mel, batch[Axis::frames]), codes));
        QVERIFY(at::equal(model->decode(codes, lengths), decoded));
    }

  private:
    static void add_quantizers() {
        QTest::addColumn<int>("levels");
        QTest::newRow("codebook") << 0;
        QTest::newRow("scalar") << 5;
    }
};

FORMANT_TEST(TestDvaeModel)

} // namespace tst_dvae_model

#include "tst_dvae_model.moc"
