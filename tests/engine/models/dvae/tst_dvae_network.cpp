#include "engine/models/dvae/dvae_network.h"
#include "engine/models/model_weights.h"
#include "tests/engine/models/published_entries.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/on_meta_device.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

class TestDvaeNetwork : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_and_shapes_are_those_of_the_published_model() {
        const test::OnMetaDevice without_memory;
        const dvae::DvaeNetwork model(dvae::DvaeSize{});
        test::Entries all;
        for (const std::string part : {"encoder.", "decoder.", "codebook."})
            for (const auto& [name, entry] : test::published_entries("xtts", part))
                all.emplace(part + name, entry);
        QCOMPARE(test::difference(test::entries_of(model), all), std::string());
        QCOMPARE(count_parameters(model), std::int64_t{51'567'184});
    }
    void a_code_stands_for_four_frames() {
        dvae::DvaeNetwork model({.codes = 6, .code_width = 4, .hidden_width = 5});
        for (const std::int64_t frames : {4, 5, 8, 9}) {
            const at::Tensor codes = model.codes_of(at::randn({2, 80, frames}));
            QCOMPARE(codes.size(1), (frames + 3) / 4);
            const at::Tensor vectors = model.codebook().vectors_of(codes);
            QCOMPARE(model.decode(vectors).size(2), (frames + 3) / 4 * 4);
        }
    }
    void codes_that_are_used_move_to_what_they_replace() {
        at::manual_seed(1);
        dvae::Codebook codebook(2, 3);
        const at::Tensor x = at::tensor({5.0F, 5.0F, -5.0F, -5.0F}).view({1, 2, 2});
        const auto distance = [&] {
            return (codebook.vectors_of(codebook.codes_of(x)) - x).abs().max().item<double>();
        };
        const double before = distance();
        for (int step = 0; step < 1000; ++step)
            codebook.update(x, codebook.codes_of(x));
        QVERIFY(before > 1);
        QVERIFY2(distance() < 0.01, qPrintable(QString::number(distance())));
    }
};

FORMANT_TEST(TestDvaeNetwork)
#include "tst_dvae_network.moc"
