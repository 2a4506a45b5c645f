#include "tests/support/test_registry.h"
#include "ui/languages/kept_language.h"
#include "ui/languages/languages.h"

#include <QtTest/QtTest>

using namespace formant;

class TestLanguages : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void everybody_finds_theirs_by_its_own_name() {
        QStringList names;
        for (const Language& one : languages())
            names << one.own_name;
        const QStringList expected{"English", QString::fromUtf8("Español"),
                                   QString::fromUtf8("فارسی"), "Svenska"};
        QCOMPARE(names, expected);
    }
    void the_first_that_is_known_of_those_that_the_desktop_wants() {
        QCOMPARE(language_for({"de-DE", "sv-FI", "en"}), QString("sv"));
        QCOMPARE(language_for({"fa-AF"}), QString("fa"));
        QCOMPARE(language_for({"es-419"}), QString("es"));
        QCOMPARE(language_for({"C"}), QString("en"));
        QCOMPARE(language_for({}), QString("en"));
    }
    void what_was_chosen_is_kept() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("window.ini");
        keep_language(file, "fa");
        QCOMPARE(kept_language(file), QString("fa"));
    }
    void a_file_that_says_something_else_means_english() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("window.ini");
        keep_language(file, "no language");
        QCOMPARE(kept_language(file), QString("en"));
    }
};

FORMANT_TEST(TestLanguages)
#include "tst_languages.moc"
