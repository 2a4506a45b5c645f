#include "engine/models/model_weights.h"
#include "engine/models/xtts/xtts_gpt.h"
#include "tests/engine/models/published_entries.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/on_meta_device.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_xtts_gpt {

class TestXttsGpt : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_and_shapes_are_those_of_the_published_model() {
        const test::OnMetaDevice without_memory;
        const xtts::XttsGpt model(xtts::XttsGptSize{});
        QVERIFY(model.parameters().front().is_meta());
        const test::Entries published = test::published_entries("xtts", "gpt.");
        QCOMPARE(test::difference(test::entries_of(model), published), std::string());
        QCOMPARE(count_parameters(model), std::int64_t{441'018'563});
    }
};

FORMANT_TEST(TestXttsGpt)

} // namespace tst_xtts_gpt

#include "tst_xtts_gpt.moc"
