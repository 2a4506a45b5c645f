#include "engine/models/indextts2/unified_voice.h"
#include "engine/models/model_weights.h"
#include "tests/engine/models/published_entries.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/on_meta_device.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_unified_voice {

class TestUnifiedVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_and_shapes_are_those_of_the_published_model() {
        const test::OnMetaDevice without_memory;
        const indextts2::UnifiedVoice model(indextts2::UnifiedVoiceSize{});
        QVERIFY(model.parameters().front().is_meta());
        const test::Entries published = test::published_entries("indextts2");
        QCOMPARE(published.size(), std::size_t{665});
        QCOMPARE(test::difference(test::entries_of(model), published), std::string());
        QCOMPARE(count_parameters(model), std::int64_t{865'980'639});
    }
};

FORMANT_TEST(TestUnifiedVoice)

} // namespace tst_unified_voice

#include "tst_unified_voice.moc"
