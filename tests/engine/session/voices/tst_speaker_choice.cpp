#include "engine/session/voices/speaker_choice.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_speaker_choice {

const SpeakerTable three = SpeakerTable::from_names({"ann", "bea", "carla"});

std::string refusal(const SpeakerTable& speakers, const std::string& name) {
    const auto chosen = choose_speaker(speakers, name);
    if (chosen || chosen.error().kind != ErrorKind::usage)
        return "not refused";
    return to_english(chosen.error().what);
}

class TestSpeakerChoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_speaker_is_chosen_by_name() {
        QCOMPARE(choose_speaker(three, "bea").value(), 1);
        QCOMPARE(choose_speaker(three, "carla").value(), 2);
    }
    void without_a_name_the_first_is_chosen() { QCOMPARE(choose_speaker(three, "").value(), 0); }
    void the_error_for_an_unknown_name_lists_all_most_similar_first() {
        QVERIFY2(refusal(three, "karla").ends_with("it has carla, ann, bea"),
                 refusal(three, "karla").c_str());
        QVERIFY2(refusal(three, "somebody else").ends_with("it has ann, bea, carla"),
                 refusal(three, "somebody else").c_str());
    }
    void a_single_speaker_may_be_named() {
        const SpeakerTable one = SpeakerTable::from_names({"ann"});
        QCOMPARE(choose_speaker(one, "ann").value(), 0);
        const std::string refused = refusal(one, "bea");
        QVERIFY2(refused.find("one speaker") != std::string::npos, refused.c_str());
    }
};

FORMANT_TEST(TestSpeakerChoice)

} // namespace tst_speaker_choice

#include "tst_speaker_choice.moc"
