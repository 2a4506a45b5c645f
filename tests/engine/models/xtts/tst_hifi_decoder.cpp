#include "engine/models/model_weights.h"
#include "engine/models/upstream_names.h"
#include "engine/models/xtts/hifi_decoder.h"
#include "tests/engine/models/published_entries.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/on_meta_device.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_hifi_decoder {

class TestHifiDecoder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_and_shapes_are_those_of_the_published_model() {
        test::Entries published;
        for (const auto& [name, entry] : test::published_entries("xtts", "hifigan_decoder."))
            published.emplace(with_legacy_norm_names(name), entry);
        const test::OnMetaDevice without_memory;
        const xtts::HifiDecoder model(xtts::HifiDecoderSize{});
        QVERIFY(model.parameters().front().is_meta());
        QCOMPARE(test::difference(test::entries_of(model), published), std::string());
        QCOMPARE(count_parameters(model), std::int64_t{25'856'300});
    }
};

FORMANT_TEST(TestHifiDecoder)

} // namespace tst_hifi_decoder

#include "tst_hifi_decoder.moc"
