#include "engine/session/training/checkpoint_header.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_checkpoint_header {

TrainingData data_with(std::vector<std::string> symbols) {
    TrainingData data;
    data.symbols = SymbolTable::from_symbols(std::move(symbols));
    return data;
}

TrainingData data_of(const std::vector<std::string>& speakers) {
    TrainingData data;
    data.speakers = SpeakerTable::from_names(speakers);
    return data;
}

std::string provenance(const StateTree& header, const std::string& key) {
    return header.subtree("provenance").value().get<std::string>(key).value();
}

class TestCheckpointHeader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void symbols_keep_their_order() {
        const TrainingData data = data_with({"ی", "a", ",", "\u200c"});
        const StateTree header = make_checkpoint_header({}, data);
        QCOMPARE(symbols_of(header).value().symbols(), data.symbols.symbols());
    }
    void speakers_are_sorted_by_name() {
        const StateTree header = make_checkpoint_header({}, data_of({"bea", "زهرا", "ann"}));
        QCOMPARE(speakers_of(header).value().names(),
                 (std::vector<std::string>{"ann", "bea", "زهرا"}));
    }
    void a_run_resumes_only_with_the_speakers_of_its_checkpoint() {
        const StateTree two = make_checkpoint_header({}, data_of({"ann", "bea"}));
        QVERIFY(check_speakers(two, SpeakerTable::from_names({"bea", "ann"})));
        for (const auto& names : {std::vector<std::string>{"ann"}, {"ann", "carla"}}) {
            const auto other = check_speakers(two, SpeakerTable::from_names(names));
            QVERIFY(!other && other.error().kind == ErrorKind::checkpoint);
        }
        QVERIFY(!check_speakers(StateTree(), SpeakerTable::from_names({"ann", "bea"})));
    }
    void a_single_speaker_may_have_another_name() {
        const StateTree one = make_checkpoint_header({}, data_of({"ann"}));
        QVERIFY(check_speakers(one, SpeakerTable::from_names({"bea"})));
        QVERIFY(check_speakers(StateTree(), SpeakerTable::from_names({"bea"})));
    }
    void versions_of_the_text_libraries_are_recorded() {
        const StateTree header = make_checkpoint_header({}, data_with({"a"}));
        QVERIFY(!provenance(header, "espeak_version").empty());
        QVERIFY(!provenance(header, "icu_version").empty());
    }
    void a_different_teacher_is_detected() {
        StateTree without = make_checkpoint_header({}, data_with({"a"}));
        StateTree one = without, other = without;
        record_acoustic_teacher(one, "1a");
        record_acoustic_teacher(other, "2b");
        QVERIFY(has_different_teacher(one, other));
        QVERIFY(!has_different_teacher(one, one));
        QVERIFY(!has_different_teacher(without, one)); // reported as a changed setting
    }
    void settings_missing_in_an_early_checkpoint_are_not_changed() {
        StateTree old;
        old["config"] = std::string("version: 1\ntext:\n  language: en-us\n  keep_stress: false\n");
        QCOMPARE(changed_settings(old, {}), std::vector<std::string>());
        RunConfig other;
        other.voice.text.mode = "characters";
        QCOMPARE(changed_settings(old, other), std::vector<std::string>{"text.mode"});
    }
    void an_automatic_layout_equals_the_resolved_one() {
        StateTree saved;
        RunConfig config;
        config.voice.text.layout = "spaced"; // of a resumed run
        saved["config"] = run_config_yaml({});
        QCOMPARE(changed_settings(saved, config), std::vector<std::string>());
        config.voice.text.layout = "blanks";
        QCOMPARE(changed_settings(saved, config), std::vector<std::string>{"text.layout"});
    }
};

FORMANT_TEST(TestCheckpointHeader)

} // namespace tst_checkpoint_header

#include "tst_checkpoint_header.moc"
