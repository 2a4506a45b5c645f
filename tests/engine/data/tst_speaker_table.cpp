#include "engine/data/speaker_table.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_speaker_table {

using Names = std::vector<std::string>;

/// Returns the speakers of utterances after empty `names` have been filled in.
Names named(const Names& names, const VoiceProfile& profile) {
    Utterances utterances;
    for (const std::string& name : names)
        utterances.push_back({"a.wav", "one", name, ""});
    name_speakers(utterances, profile);
    Names all;
    for (const Utterance& utterance : utterances)
        all.push_back(utterance.speaker);
    return all;
}

class TestSpeakerTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void speakers_are_sorted_whatever_the_order_of_the_corpus() {
        const SpeakerTable table = SpeakerTable::from_names({"زهرا", "bea", "ann", "bea"});
        QCOMPARE(table.names(), (Names{"ann", "bea", "زهرا"}));
        QCOMPARE(table.index("bea").value(), 1);
        QCOMPARE(SpeakerTable::from_names({"ann", "زهرا", "bea"}).names(), table.names());
    }
    void there_is_always_a_speaker() {
        QCOMPARE(SpeakerTable::from_names({}).names(), (Names{"default"}));
        QCOMPARE(SpeakerTable::from_names({}).size(), 1);
    }
    void a_saved_table_keeps_its_order() {
        const SpeakerTable table = SpeakerTable::from_saved({"b", "a"});
        QCOMPARE(table.index("b").value(), 0);
        QCOMPARE(table.index("a").value(), 1);
    }
    void an_unknown_speaker_has_no_index() {
        QVERIFY(!SpeakerTable::from_names({"ann"}).index("bob"));
    }

    void utterances_without_a_name_get_the_speaker_of_the_profile() {
        QCOMPARE(named({"", "bea"}, {"Ann", "", ""}), (Names{"Ann", "bea"}));
    }
    void without_a_profile_they_are_a_separate_speaker() {
        QCOMPARE(named({"bea", ""}, {}), (Names{"bea", "default"}));
    }

    void names_are_joined_and_long_lists_are_truncated() {
        QCOMPARE(joined_names({"ann", "bea"}), std::string("ann, bea"));
        const std::string many = joined_names(Names(1000, "name"));
        QVERIFY(many.size() < 300 && many.ends_with(", ..."));
    }
};

FORMANT_TEST(TestSpeakerTable)

} // namespace tst_speaker_table

#include "tst_speaker_table.moc"
