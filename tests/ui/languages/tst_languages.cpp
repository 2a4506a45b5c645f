#include "tests/support/test_registry.h"
#include "ui/languages/language_setting.h"
#include "ui/languages/languages.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_languages {

class TestLanguages : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void languages_are_listed_by_their_native_names() {
        QStringList names;
        for (const Language& one : languages())
            names << one.native_name;
        const QStringList expected{"English", QString::fromUtf8("Español"),
                                   QString::fromUtf8("فارسی"), "Svenska"};
        QCOMPARE(names, expected);
    }
    void the_first_supported_language_of_the_desktop_is_used() {
        QCOMPARE(language_for({"de-DE", "sv-FI", "en"}), QString("sv"));
        QCOMPARE(language_for({"fa-AF"}), QString("fa"));
        QCOMPARE(language_for({"es-419"}), QString("es"));
        QCOMPARE(language_for({"C"}), QString("en"));
        QCOMPARE(language_for({}), QString("en"));
    }
    void the_choice_is_saved() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("window.ini");
        save_language(file, "fa");
        QCOMPARE(load_language(file), QString("fa"));
    }
    void an_unknown_saved_language_means_english() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("window.ini");
        save_language(file, "no language");
        QCOMPARE(load_language(file), QString("en"));
    }
};

FORMANT_TEST(TestLanguages)

} // namespace tst_languages

#include "tst_languages.moc"
