#include "engine/base/atomic_file.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/configuration/config_document.h"
#include "ui/window/chosen_corpus.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_chosen_corpus {

/// A configuration, and folders of recordings that the user opens one after the other.
struct Desk {
    test::SmallCorpus folder;
    ConfigDocument document;

    QString corpus(const std::string& name) const {
        std::filesystem::create_directories(folder / name);
        return QString::fromStdString((folder / name).string());
    }
    void trained(const std::string& run) const {
        std::filesystem::create_directories(folder / ("runs/" + run));
    }
    void choose(const QString& path, const QString& language = {}) {
        test::throw_on_error(set_corpus(document, path, language, folder / "runs"));
    }
    CorpusSetting::File set(CorpusSetting& setting, const std::string& name,
                            const QString& language) const {
        return setting.set(corpus(name), language, folder / "runs", 0).value();
    }
    QString save(const std::string& name) {
        const auto file = QString::fromStdString((folder / name).string());
        test::throw_on_error(document.save_as(file));
        return file;
    }
    void type(const std::string& key, const char* value) {
        test::throw_on_error(document.set(key, value));
    }
    std::string value(const std::string& key) const { return document.draft().value(key); }
};

class TestChosenCorpus : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_new_configuration_names_its_run_after_the_recordings() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        QCOMPARE(desk.value("data.corpus"), desk.corpus("maria").toStdString());
        QCOMPARE(desk.value("name"), std::string("maria"));
    }
    void a_new_configuration_keeps_recordings_for_validation() {
        Desk desk;
        test::throw_on_error(
            set_corpus(desk.document, desk.corpus("maria"), {}, desk.folder / "runs", 500));
        QCOMPARE(desk.value("data.validation_share"), std::string("0.05"));
        QCOMPARE(usual_validation_share(40), 0.1);
        QCOMPARE(usual_validation_share(10), 0.0); // too few to give any away
    }
    void a_validation_split_of_the_user_is_kept() {
        Desk desk;
        desk.type("data.validation_share", "0.2");
        test::throw_on_error(
            set_corpus(desk.document, desk.corpus("maria"), {}, desk.folder / "runs", 500));
        QCOMPARE(desk.value("data.validation_share"), std::string("0.2"));
    }
    void a_second_voice_becomes_a_second_run() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        desk.trained("maria");
        desk.choose(desk.corpus("other/maria"));
        QCOMPARE(desk.value("name"), std::string("maria-2"));
        desk.choose(desk.corpus("ben"));
        QCOMPARE(desk.value("name"), std::string("ben"));
    }
    void the_same_recordings_keep_their_run() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        desk.trained("maria");
        desk.folder.write("maria/cleaned.csv", "file,text\n");
        desk.choose(desk.corpus("maria") + "/cleaned.csv"); // the list that an edit has written
        QCOMPARE(desk.value("name"), std::string("maria"));
    }
    void a_name_given_by_the_user_is_kept() {
        Desk desk;
        desk.type("name", "slow");
        desk.choose(desk.corpus("maria"));
        desk.choose(desk.corpus("ben"));
        QCOMPARE(desk.value("name"), std::string("slow"));
    }
    void the_language_is_that_of_the_recordings_where_it_is_known() {
        Desk desk;
        desk.choose(desk.corpus("maria"), "es");
        QCOMPARE(desk.value("text.language"), std::string("es"));
        desk.choose(desk.corpus("sven"), "sv");
        QCOMPARE(desk.value("text.language"), std::string("sv"));
        desk.choose(desk.corpus("someone"));
        QCOMPARE(desk.value("text.language"), std::string("sv"));
    }
    void a_language_chosen_by_the_user_is_kept() {
        Desk desk;
        desk.type("text.language", "de");
        desk.choose(desk.corpus("maria"), "es");
        QCOMPARE(desk.value("text.language"), std::string("de"));
    }
    void a_language_chosen_for_recordings_is_kept_for_them() {
        Desk desk;
        desk.choose(desk.corpus("maria"), "es");
        desk.type("text.language", "es-419");
        desk.folder.write("maria/cleaned.csv", "file,text\n");
        desk.choose(desk.corpus("maria") + "/cleaned.csv", "es");
        QCOMPARE(desk.value("text.language"), std::string("es-419"));
    }
    void the_file_of_other_recordings_is_unchanged() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        desk.type("train.max_steps", "77");
        const Path file = desk.folder / "maria.yaml";
        test::throw_on_error(desk.document.save_as(QString::fromStdString(file.string())));
        const std::string hers = read_file(file).value();
        desk.choose(desk.corpus("ben"));
        QVERIFY(desk.document.file().isEmpty());
        QVERIFY(!desk.document.is_saved());
        QCOMPARE(desk.value("name"), std::string("ben"));
        QCOMPARE(desk.value("train.max_steps"), std::string("77"));
        QCOMPARE(read_file(file).value(), hers);
    }
    void a_file_of_the_same_recordings_stays_open() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        const auto file = QString::fromStdString((desk.folder / "maria.yaml").string());
        test::throw_on_error(desk.document.save_as(file));
        desk.folder.write("maria/cleaned.csv", "file,text\n");
        desk.choose(desk.corpus("maria") + "/cleaned.csv");
        QCOMPARE(desk.document.file(), file);
    }
    void the_new_configuration_has_a_run_of_its_own_whatever_the_file_named() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        desk.type("name", "w1");
        desk.save("maria.yaml");
        desk.choose(desk.corpus("ben"));
        QCOMPARE(desk.value("name"), std::string("ben"));
    }
    void naming_the_same_recordings_again_changes_nothing() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        desk.save("maria.yaml");
        desk.choose(desk.corpus("maria"));
        QVERIFY(desk.document.is_saved());
    }
    void the_file_that_was_left_is_opened_again_with_its_recordings() {
        Desk desk;
        desk.choose(desk.corpus("maria"), "es");
        const QString file = desk.save("maria.yaml");
        CorpusSetting setting(desk.document);
        QVERIFY(desk.set(setting, "ben", "sv") == CorpusSetting::File::left);
        QCOMPARE(setting.left_file(), file);
        QVERIFY(desk.set(setting, "maria", "") == CorpusSetting::File::reopened);
        QCOMPARE(desk.document.file(), file);
        QCOMPARE(desk.value("text.language"), std::string("es"));
        QVERIFY(desk.set(setting, "maria", "") == CorpusSetting::File::kept);
    }
    void changes_for_the_other_recordings_are_not_lost_on_the_way_back() {
        Desk desk;
        desk.choose(desk.corpus("maria"));
        desk.save("maria.yaml");
        CorpusSetting setting(desk.document);
        desk.set(setting, "ben", "");
        desk.type("train.max_steps", "99");
        QVERIFY(desk.set(setting, "maria", "") == CorpusSetting::File::kept);
        QCOMPARE(desk.value("train.max_steps"), std::string("99"));
    }
    void text_that_is_not_yaml_is_refused() {
        Desk desk;
        desk.document.set_text("data: [");
        QVERIFY(!set_corpus(desk.document, desk.corpus("maria"), "", desk.folder / "runs"));
    }
};

FORMANT_TEST_IN(QCoreApplication, TestChosenCorpus)

} // namespace tst_chosen_corpus

#include "tst_chosen_corpus.moc"
