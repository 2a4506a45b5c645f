#include "engine/session/training/checkpoint_header.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

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

} // namespace

class TestCheckpointHeader : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_symbols_come_back_in_their_order() {
        const TrainingData data = data_with({"ی", "a", ",", "\u200c"});
        const StateTree header = make_checkpoint_header({}, data);
        QCOMPARE(symbols_of(header).value().symbols(), data.symbols.symbols());
    }
    void the_speakers_come_back_in_their_order() {
        const StateTree header = make_checkpoint_header({}, data_of({"bea", "زهرا", "ann"}));
        QCOMPARE(speakers_of(header).value().names(),
                 (std::vector<std::string>{"ann", "bea", "زهرا"}));
    }
    void a_training_goes_on_with_its_own_speakers_alone() {
        const StateTree two = make_checkpoint_header({}, data_of({"ann", "bea"}));
        QVERIFY(check_speakers(two, SpeakerTable::from_names({"bea", "ann"})));
        for (const auto& names : {std::vector<std::string>{"ann"}, {"ann", "carla"}}) {
            const auto other = check_speakers(two, SpeakerTable::from_names(names));
            QVERIFY(!other && other.error().kind == ErrorKind::checkpoint);
        }
        QVERIFY(!check_speakers(StateTree(), SpeakerTable::from_names({"ann", "bea"})));
    }
    void a_single_speaker_may_be_called_something_else() {
        const StateTree one = make_checkpoint_header({}, data_of({"ann"}));
        QVERIFY(check_speakers(one, SpeakerTable::from_names({"bea"})));
        QVERIFY(check_speakers(StateTree(), SpeakerTable::from_names({"bea"})));
    }
    void what_read_the_texts_is_named_with_its_version() {
        const StateTree header = make_checkpoint_header({}, data_with({"a"}));
        QVERIFY(!provenance(header, "espeak_version").empty());
        QVERIFY(!provenance(header, "icu_version").empty());
    }
    void another_voice_that_makes_the_frames_is_noticed() {
        StateTree without = make_checkpoint_header({}, data_with({"a"}));
        StateTree one = without, other = without;
        note_frames_voice(one, "1a");
        note_frames_voice(other, "2b");
        QVERIFY(is_of_another_frames_voice(one, other));
        QVERIFY(!is_of_another_frames_voice(one, one));
        QVERIFY(!is_of_another_frames_voice(without, one)); // a setting that has changed
    }
    void settings_that_an_old_checkpoint_does_not_have_are_not_changed() {
        StateTree old;
        old["config"] = std::string("version: 1\ntext:\n  language: en-us\n  keep_stress: false\n");
        QCOMPARE(changed_settings(old, {}), std::vector<std::string>());
        RunConfig other;
        other.voice.text.mode = "characters";
        QCOMPARE(changed_settings(old, other), std::vector<std::string>{"text.mode"});
    }
    void an_automatic_layout_is_the_one_that_it_stands_for() {
        StateTree saved;
        RunConfig config;
        config.voice.text.layout = "spaced"; // of a run that goes on
        saved["config"] = run_config_yaml({});
        QCOMPARE(changed_settings(saved, config), std::vector<std::string>());
        config.voice.text.layout = "blanks";
        QCOMPARE(changed_settings(saved, config), std::vector<std::string>{"text.layout"});
    }
};

FORMANT_TEST(TestCheckpointHeader)
#include "tst_checkpoint_header.moc"
