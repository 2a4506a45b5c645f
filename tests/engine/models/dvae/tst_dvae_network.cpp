#include "engine/models/dvae/codebook.h"
#include "engine/models/dvae/dvae_network.h"
#include "engine/models/dvae/scalar_quantizer.h"
#include "engine/models/model_weights.h"
#include "tests/engine/models/published_entries.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/on_meta_device.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_dvae_network {

dvae::DvaeSize small_size(std::int64_t levels) {
    return {.codes = 60, .code_width = 4, .hidden_width = 5, .levels = levels};
}

FrameMask mask_of(std::vector<std::int64_t> lengths) {
    const std::int64_t time = *std::ranges::max_element(lengths);
    return {at::tensor(lengths), time};
}

class TestDvaeNetwork : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { at::manual_seed(1); }

    void names_and_shapes_are_those_of_the_published_model() {
        const test::OnMetaDevice without_memory;
        const dvae::DvaeNetwork model(dvae::DvaeSize{});
        test::Entries all;
        for (const std::string part : {"encoder.", "decoder.", "codebook."})
            for (const auto& [name, entry] : test::published_entries("xtts", part))
                all.emplace(part + name, entry);
        all.at("codebook.embed") = "[512, 1024] parameter"; // upstream averages it
        QCOMPARE(test::difference(test::entries_of(model), all), std::string());
        QCOMPARE(count_parameters(model), std::int64_t{51'567'184 + 512 * 1024});
    }
    void a_code_stands_for_four_frames_data() { add_quantizers(); }
    void a_code_stands_for_four_frames() {
        QFETCH(const int, levels);
        dvae::DvaeNetwork model(small_size(levels));
        for (const std::int64_t frames : {4, 5, 8, 9}) {
            const FrameMask mask = mask_of({frames, frames});
            const at::Tensor codes = model.codes_of(at::randn({2, 80, frames}), mask);
            QCOMPARE(codes.size(1), (frames + 3) / 4);
            const at::Tensor vectors = model.quantizer().vectors_of(codes);
            QCOMPARE(model.decode(vectors, dvae::real_codes(mask)).size(2), (frames + 3) / 4 * 4);
        }
    }
    void padding_changes_nothing_data() { add_quantizers(); }
    void padding_changes_nothing() {
        QFETCH(const int, levels);
        const at::NoGradGuard no_gradients;
        dvae::DvaeNetwork model(small_size(levels));
        const at::Tensor mel = at::randn({1, 80, 10});
        const at::Tensor padded = at::cat({mel, at::randn({1, 80, 13})}, 2);
        const at::Tensor codes = model.codes_of(mel, mask_of({10}));
        const FrameMask mask(at::tensor({std::int64_t{10}}), 23);
        const at::Tensor same = model.codes_of(padded, mask);
        QVERIFY(at::equal(same.narrow(1, 0, 3), codes));
        const auto decoded = [&](const at::Tensor& of, const at::Tensor& real) {
            return model.decode(model.quantizer().vectors_of(of), real).narrow(2, 0, 12);
        };
        QVERIFY(at::allclose(decoded(same, dvae::real_codes(mask)),
                             decoded(codes, at::ones({1, 1, 3})), 1e-4, 1e-5));
    }
    void vectors_follow_from_their_codes_data() { add_quantizers(); }
    void vectors_follow_from_their_codes() {
        QFETCH(const int, levels);
        dvae::DvaeNetwork model(small_size(levels));
        const at::Tensor x = 3 * at::randn({2, 4, 50});
        const dvae::Quantized quantized = model.quantizer().quantize(x);
        QVERIFY(quantized.codes.ge(0).all().item<bool>() &&
                quantized.codes.lt(model.quantizer().codes()).all().item<bool>());
        QVERIFY(at::allclose(model.quantizer().vectors_of(quantized.codes),
                             quantized.vectors.detach(), 1e-5, 1e-5));
    }
    void a_learned_code_moves_to_what_it_replaces() {
        dvae::Codebook codebook(2, 3);
        const at::Tensor x = at::tensor({5.0F, 5.0F, -5.0F, -5.0F}).view({1, 2, 2});
        const at::Tensor embed = codebook.parameters().front();
        const auto distance = [&] { return codebook.quantize(x).codebook.sum(); };
        const auto before = distance().item<double>();
        for (int step = 0; step < 300; ++step) {
            codebook.zero_grad();
            distance().backward();
            const at::NoGradGuard no_gradients;
            at::Tensor(embed).sub_(embed.grad() * 0.05);
        }
        QVERIFY(before > 1);
        QVERIFY(distance().item<double>() < 0.01);
    }
    void every_code_of_a_scalar_quantizer_can_be_reached() {
        const dvae::ScalarQuantizer quantizer(8, 2);
        const at::Tensor grid = at::linspace(-6, 6, 200);
        const auto axes = at::meshgrid({grid, grid}, "ij");
        const at::Tensor x = at::stack({axes[0].flatten(), axes[1].flatten()}).unsqueeze(0);
        const at::Tensor codes = std::get<0>(at::_unique(quantizer.quantize(x).codes));
        QCOMPARE(codes.size(0), quantizer.codes());
    }

  private:
    static void add_quantizers() {
        QTest::addColumn<int>("levels");
        QTest::newRow("codebook") << 0;
        QTest::newRow("even levels") << 4;
        QTest::newRow("odd levels") << 5;
    }
};

FORMANT_TEST(TestDvaeNetwork)

} // namespace tst_dvae_network

#include "tst_dvae_network.moc"
