#include "engine/session/segments/clip_names.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_clip_names {

using Names = std::vector<std::string>;

class TestClipNames : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void clips_are_named_after_their_recording() {
        std::set<std::string> taken;
        QCOMPARE(new_clip_names("/a/talk.mp3", 2, taken),
                 (Names{"talk-0001.wav", "talk-0002.wav"}));
        QCOMPARE(new_clip_names("/b/talk.wav", 1, taken), (Names{"talk-2-0001.wav"}));
        QCOMPARE(new_clip_names("/b/talker.wav", 1, taken), (Names{"talker-0001.wav"}));
        QCOMPARE(taken.size(), std::size_t{4});
    }
    void signs_that_lists_and_systems_do_not_take_are_replaced() {
        std::set<std::string> taken;
        QCOMPARE(new_clip_names("/a/.a|b:c,d.wav", 1, taken), (Names{"_a_b_c_d-0001.wav"}));
        QCOMPARE(new_clip_names("/a/-x.wav", 1, taken), (Names{"_x-0001.wav"}));
        QCOMPARE(new_clip_names("/a/سخنرانی.wav", 1, taken), (Names{"سخنرانی-0001.wav"}));
    }
    void long_names_fit_into_a_folder_and_stay_utf8() {
        std::set<std::string> taken;
        std::string long_name;
        for (int i = 0; i < 120; ++i)
            long_name += "é";
        const std::string name = new_clip_names("/a/x" + long_name + ".wav", 1, taken).front();
        QVERIFY(name.size() < 200);
        QVERIFY(!QString::fromStdString(name).contains(QChar::ReplacementCharacter));
    }
};

FORMANT_TEST(TestClipNames)

} // namespace tst_clip_names

#include "tst_clip_names.moc"
