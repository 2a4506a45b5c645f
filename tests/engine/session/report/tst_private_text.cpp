#include "engine/session/report/private_text.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_private_text {

class TestPrivateText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_path_is_replaced_by_the_name_of_its_file() {
        QCOMPARE(without_folders("resuming from /home/ann/runs/step_40.pt (\"/data/clips/\")"),
                 std::string("resuming from step_40.pt (\"clips\")"));
        QCOMPARE(without_folders("at file:///home/ann/a.html"), std::string("at a.html"));
        QCOMPARE(without_folders("~/voices/ann"), std::string("ann"));
    }
    void other_slashes_stay() {
        QCOMPARE(without_folders("12.5 samples/s, and/or 1 / 2"),
                 std::string("12.5 samples/s, and/or 1 / 2"));
    }
    void an_argument_with_spaces_is_replaced_as_a_whole() {
        const Message excluded = message(FORMANT_TR("t", "{file} was excluded: {reason}"),
                                         {{"file", "/home/ann lee/my clips/a 1.wav"},
                                          {"reason", message(FORMANT_TR("t", "{other} is equal"),
                                                             {{"other", "/home/ann lee/b.wav"}})}});
        QCOMPARE(english_without_folders(excluded),
                 std::string("a 1.wav was excluded: b.wav is equal"));
    }
    void plural_forms_are_selected() {
        const Message counted = message(FORMANT_TR("t", "{count} {file|files} of {folder}"),
                                        {{"count", "2"}, {"folder", "/home/ann"}}, 2);
        QCOMPARE(english_without_folders(counted), std::string("2 files of ann"));
    }
};

FORMANT_TEST(TestPrivateText)

} // namespace tst_private_text

#include "tst_private_text.moc"
