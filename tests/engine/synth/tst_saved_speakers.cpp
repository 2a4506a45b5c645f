#include "engine/synth/saved_speakers.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_saved_speakers {

ErrorKind kind_of(const StateTree& checkpoint) {
    const auto speakers = speakers_of(checkpoint);
    return speakers ? ErrorKind::internal : speakers.error().kind;
}

class TestSavedSpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_are_loaded_in_order() {
        StateTree checkpoint;
        checkpoint["speakers"] = StateTree::List{"bea", "زهرا", "ann"};
        QCOMPARE(speakers_of(checkpoint)->names(),
                 (std::vector<std::string>{"bea", "زهرا", "ann"}));
    }
    void a_checkpoint_without_speakers_has_one() { QCOMPARE(speakers_of(StateTree())->size(), 1); }
    void a_damaged_list_is_a_checkpoint_error() {
        StateTree checkpoint;
        checkpoint["speakers"] = StateTree::List{"ann", 3};
        QCOMPARE(kind_of(checkpoint), ErrorKind::checkpoint);
        checkpoint["speakers"] = StateTree::List{};
        QCOMPARE(kind_of(checkpoint), ErrorKind::checkpoint);
        checkpoint["speakers"] = "ann";
        QCOMPARE(kind_of(checkpoint), ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestSavedSpeakers)

} // namespace tst_saved_speakers

#include "tst_saved_speakers.moc"
