#include "engine/config/config_table.h"
#include "engine/config/yaml_reader.h"
#include "engine/text/text_config.h"
#include "engine/text/token_layout.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_text_config {

/// Reads the settings of a configuration, or the message that refuses it.
struct Reading {
    TextConfig config;
    std::string refusal;

    explicit Reading(const std::string& yaml) {
        ConfigTable table;
        table.add("text", config, text_fields());
        if (const auto read = read_yaml(table, yaml, "a.yaml"); !read)
            refusal = to_english(read.error().what);
    }
};

class TestTextConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The first checkpoints held these two text settings only.
    void the_settings_of_an_old_checkpoint_keep_their_meaning() {
        const Reading old("text:\n  language: en-us\n  keep_stress: false\n");
        QCOMPARE(old.refusal, std::string());
        QCOMPARE(old.config.language, std::string("en-us"));
        QCOMPARE(old.config.mode, std::string("phonemes"));
        QVERIFY(!old.config.keeps_stress() && !old.config.keep_punctuation);
        QVERIFY(!old.config.spell_numbers);
        QVERIFY(layout_of(old.config) == TokenLayout::spaced);
    }
    void every_setting_is_read() {
        const Reading reading("text:\n  language: fa\n  keep_stress: true\n  mode: characters\n"
                              "  keep_punctuation: true\n  spell_numbers: true\n"
                              "  symbols: vits\n  layout: plain\n");
        QCOMPARE(reading.refusal, std::string());
        QCOMPARE(reading.config.language, std::string("fa"));
        QCOMPARE(reading.config.mode, std::string("characters"));
        QVERIFY(reading.config.keeps_stress() && reading.config.keep_punctuation);
        QVERIFY(reading.config.spell_numbers);
        QCOMPARE(reading.config.symbols, std::string("vits"));
        QCOMPARE(reading.config.layout, std::string("plain"));
    }
    void an_unknown_mode_is_refused_with_the_known_ones() {
        const std::string refusal = Reading("text:\n  mode: letters\n").refusal;
        QVERIFY(refusal.find("phonemes") != std::string::npos);
        QVERIFY(refusal.find("characters") != std::string::npos);
    }
};

FORMANT_TEST(TestTextConfig)

} // namespace tst_text_config

#include "tst_text_config.moc"
