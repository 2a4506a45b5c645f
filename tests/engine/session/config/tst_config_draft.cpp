#include "engine/session/config/config_draft.h"
#include "engine/session/config/config_form.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_config_draft {

using test::contains;

const std::string written = "# my voice\n"
                            "preset: balanced # where most begin\n"
                            "train:\n"
                            "  batch_size: 8 # fits\n"
                            "  betas: [0.9, 0.98]\n";

std::string with(const std::string& from, const std::string& to) {
    std::string text = written;
    return text.replace(text.find(from), from.size(), to);
}

std::string refusal(const Result<void>& done) {
    return done ? "not refused" : to_english(done.error().what);
}

class TestConfigDraft : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void values_come_from_text_preset_and_defaults() {
        const ConfigDraft draft(written);
        QCOMPARE(draft.value("train.batch_size"), std::string("8"));
        QCOMPARE(draft.value("train.ema_decay"), std::string("0.999")); // the preset's
        QCOMPARE(draft.value("audio.n_mels"), std::string("80"));
        QCOMPARE(draft.value("train.betas"), std::string("0.9, 0.98"));
        QVERIFY(draft.faults().empty());
    }
    void layers_of_another_kind_of_model_are_a_fault_of_their_line() {
        ConfigDraft draft("model:\n  name: vits\ntrain:\n  layers: unet_only\n");
        QCOMPARE(draft.faults().size(), std::size_t{1});
        QCOMPARE(draft.faults().front().key, std::string("train.layers"));
        QCOMPARE(draft.faults().front().line, 4);
        QVERIFY(draft.set("train.layers", "decoder_only"));
        QVERIFY(draft.faults().empty());
        draft.set_text("train:\n  layers: custom\n  layer_patterns: [flow]\n");
        QCOMPARE(draft.faults().front().key, std::string("train.layer_patterns"));
        QCOMPARE(draft.faults().front().line, 3);
    }
    void a_value_is_edited_in_place() {
        ConfigDraft draft(written);
        QVERIFY(draft.set("train.batch_size", "12"));
        QCOMPARE(draft.text(), with("batch_size: 8", "batch_size: 12"));
        QVERIFY(draft.set("train.betas", "0.8, 0.99"));
        QCOMPARE(draft.value("train.betas"), std::string("0.8, 0.99"));
    }
    void every_field_accepts_its_own_value() {
        for (const FormField& field : form_fields()) {
            ConfigDraft draft(written);
            const auto set = draft.set(field.key, draft.value(field.key));
            QVERIFY2(set, (field.key + ": " + refusal(set)).c_str());
            QVERIFY2(draft.faults().empty(), field.key.c_str());
        }
    }
    void an_invalid_value_is_refused_and_changes_nothing() {
        ConfigDraft draft(written);
        const std::string said = refusal(draft.set("train.batch_size", "8o"));
        QVERIFY2(contains(said, "“8o”") && contains(said, "whole number"), said.c_str());
        QVERIFY(contains(refusal(draft.set("train.batch_size", "5000")), "4096"));
        QVERIFY(contains(refusal(draft.set("train.learning_rate", "1,5")), "a number"));
        QVERIFY(contains(refusal(draft.set("train.precision", "bf61")), "did you mean 'bf16'"));
        QCOMPARE(draft.text(), written);
    }
    void texts_may_contain_special_characters_of_yaml() {
        ConfigDraft draft;
        const std::string folder = "/a: b # \"c\"";
        QVERIFY(draft.set("data.corpus", folder));
        QCOMPARE(draft.value("data.corpus"), folder);
        QVERIFY(draft.set("data.corpus", "d"));
        QCOMPARE(draft.value("data.corpus"), std::string("d"));
        QVERIFY(draft.set("train.sample_texts", "one # two\n\nthree, four"));
        QCOMPARE(draft.value("train.sample_texts"), std::string("one # two\nthree, four"));
    }
    void differences_from_the_preset_are_known_and_can_be_reset() {
        ConfigDraft draft(written);
        QVERIFY(draft.differs_from_preset("train.batch_size"));
        QVERIFY(!draft.differs_from_preset("train.precision"));
        QVERIFY(!draft.differs_from_preset("preset"));
        QCOMPARE(draft.preset_value("train.batch_size"), std::string("16"));
        QVERIFY(draft.reset_to_preset("train.batch_size"));
        QCOMPARE(draft.text(), with("  batch_size: 8 # fits\n", ""));
        QCOMPARE(draft.value("train.batch_size"), std::string("16"));
    }
    void another_preset_changes_what_the_text_does_not_give() {
        ConfigDraft draft(written);
        QVERIFY(draft.set("preset", "large_gpu"));
        QVERIFY(contains(draft.text(), "preset: large_gpu # where most begin"));
        QCOMPARE(draft.value("train.learning_rate"), std::string("0.0008"));
        QCOMPARE(draft.value("train.batch_size"), std::string("8"));
    }
    void a_model_size_sets_its_widths() {
        ConfigDraft draft("model:\n  size: small\n");
        QCOMPARE(draft.value("model.unet.decoder_channels"), std::string("208"));
        QVERIFY(!draft.differs_from_preset("model.unet.decoder_channels"));
        QVERIFY(draft.differs_from_preset("model.size"));
    }
    void faults_name_their_setting_and_line_and_the_rest_is_read() {
        const ConfigDraft draft("train:\n  batch_size: many\n  seed: 7\nnames: x\n");
        QCOMPARE(draft.faults().size(), std::size_t{2});
        QCOMPARE(draft.faults()[0].key, std::string("train.batch_size"));
        QCOMPARE(draft.faults()[0].line, 2);
        QCOMPARE(draft.faults()[1].key, std::string());
        QCOMPARE(draft.faults()[1].line, 4);
        QCOMPARE(draft.value("train.batch_size"), std::string("many"));
        QCOMPARE(draft.value("train.seed"), std::string("7"));
    }
    void faults_name_the_file_or_else_the_line_alone() {
        ConfigDraft draft("train:\n  batch_size: many\n");
        const auto fault = [&] { return to_english(draft.faults()[0].what); };
        QVERIFY2(fault().starts_with("line 2: train.batch_size"), fault().c_str());
        draft.set_name("my.yaml");
        QVERIFY2(fault().starts_with("my.yaml:2: train.batch_size"), fault().c_str());
        QCOMPARE(draft.faults()[0].line, 2);
        draft.set_name("");
        draft.set_text("{train: {seed: 1}}\n");
        QVERIFY(contains(refusal(draft.set("train.seed", "2")), "the configuration has a form"));
    }
    void contradicting_settings_are_reported_with_one_of_them() {
        const ConfigDraft draft("data:\n  validation: a\n  validation_share: 0.1\n");
        QCOMPARE(draft.faults().size(), std::size_t{1});
        QCOMPARE(draft.faults()[0].key, std::string("data.validation"));
        QCOMPARE(draft.faults()[0].line, 2);
    }
    void invalid_yaml_has_a_fault_with_its_line() {
        ConfigDraft draft("name: a\ntrain: [1\n");
        QCOMPARE(draft.faults().size(), std::size_t{1});
        QVERIFY(draft.faults()[0].line > 0);
        QVERIFY(!draft.set("train.seed", "1"));
        QCOMPARE(draft.text(), std::string("name: a\ntrain: [1\n"));
    }
    void a_setting_is_found_by_its_alternative_key() {
        ConfigDraft draft("train:\n  num_workers: 2\n");
        QCOMPARE(draft.value("data.num_workers"), std::string("2"));
        QVERIFY(draft.set("data.num_workers", "3"));
        QCOMPARE(draft.text(), std::string("train:\n  num_workers: 3\n"));
        QVERIFY(draft.reset_to_preset("data.num_workers"));
        QVERIFY(draft.is_automatic("data.num_workers"));
    }
    void an_edit_renames_a_former_key() {
        ConfigDraft draft("model:\n  hifigan:\n    mels_of: a # hers\n");
        QCOMPARE(draft.value("model.hifigan.teacher"), std::string("a"));
        QVERIFY(draft.set("model.hifigan.teacher", "b"));
        QCOMPARE(draft.text(), std::string("model:\n  hifigan:\n    teacher: \"b\" # hers\n"));
        draft.set_text("model:\n  hifigan:\n    mels_of: a\n");
        QVERIFY(draft.reset_to_preset("model.hifigan.teacher"));
        QVERIFY(!contains(draft.text(), "mels_of"));
    }
    void missing_keys_of_another_text_have_their_defaults() {
        ConfigDraft draft(written);
        draft.set_text("name: other\n");
        QCOMPARE(draft.value("train.batch_size"), ConfigDraft().value("train.batch_size"));
        QCOMPARE(draft.value("train.precision"), ConfigDraft().value("train.precision"));
    }
};

FORMANT_TEST(TestConfigDraft)

} // namespace tst_config_draft

#include "tst_config_draft.moc"
