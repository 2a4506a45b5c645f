#include "engine/session/corpus/voice_config_file.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_voice_config_file {

/// A home with two folders of recordings, and a configuration somewhere else.
struct Home {
    test::SmallCorpus folder;
    test::ScopedVariable data{"XDG_DATA_HOME", (folder / "home").string()};

    Home() {
        for (const char* name : {"ann", "bea"})
            std::filesystem::create_directories(folder / name);
    }
    bool is_for(const std::string& yaml, const std::string& corpus) const {
        folder.write("mine/config.yaml", yaml);
        return is_config_for(folder / "mine/config.yaml", folder / corpus);
    }
};

class TestVoiceConfigFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void each_configuration_gets_a_new_file() {
        const Home home;
        const Path first = new_config_file("ann").value();
        QCOMPARE(first, home.folder / "home/formant/configurations/ann.yaml");
        QVERIFY(is_in_configs_folder(first) && !is_in_configs_folder(home.folder / "ann.yaml"));
        home.folder.write("home/formant/configurations/ann.yaml", "");
        QCOMPARE(new_config_file("ann").value().filename(), Path("ann-2.yaml"));
    }
    void it_is_for_the_folder_that_it_names_by_any_metadata() {
        const Home home;
        QVERIFY(home.is_for("data:\n  corpus: ../ann\n", "ann"));
        QVERIFY(home.is_for("data:\n  corpus: ../ann\n", "ann/cleaned.jsonl"));
        QVERIFY(!home.is_for("data:\n  corpus: ../ann\n", "bea"));
    }
    void one_without_a_corpus_is_for_any() {
        const Home home;
        QVERIFY(home.is_for("train:\n  max_steps: 5\n", "ann"));
    }
    void a_missing_one_is_for_none() {
        const Home home;
        QVERIFY(!is_config_for(home.folder / "gone.yaml", home.folder / "ann"));
    }
};

FORMANT_TEST(TestVoiceConfigFile)

} // namespace tst_voice_config_file

#include "tst_voice_config_file.moc"
