#include "engine/data/voice_profile.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_voice_profile {

class TestVoiceProfile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void strings_are_kept_and_other_values_as_json() {
        const test::SmallCorpus folder;
        folder.write("profile.json", R"({"speaker": "Анна", "consent": {"given": true},
                                         "license": "CC-BY-4.0", "age": 30})");
        const VoiceProfile profile = read_voice_profile(folder.path()).value();
        QCOMPARE(profile.speaker, std::string("Анна"));
        QCOMPARE(profile.consent, std::string("{\"given\":true}"));
        QCOMPARE(profile.license, std::string("CC-BY-4.0"));
    }
    void a_folder_without_one_has_an_empty_profile() {
        const test::SmallCorpus folder;
        QCOMPARE(read_voice_profile(folder.path()).value(), VoiceProfile());
    }
    void a_file_that_is_not_a_json_object_is_refused_by_name() {
        const test::SmallCorpus folder;
        folder.write("profile.json", "speaker: Ann");
        const auto profile = read_voice_profile(folder.path());
        QVERIFY(!profile && profile.error().kind == ErrorKind::data);
        QVERIFY(test::contains(to_english(profile.error().what), "profile.json"));
    }
};

FORMANT_TEST(TestVoiceProfile)

} // namespace tst_voice_profile

#include "tst_voice_profile.moc"
