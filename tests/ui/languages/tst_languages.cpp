#include "ui/wizard/languages.h"

#include <QtTest/QtTest>

using namespace formant;

class TestLanguages : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void english_needs_no_translation() {
        const auto languages = languages_in("/not/there");
        QCOMPARE(languages.size(), std::size_t{1});
        QCOMPARE(languages.front().code, QString("en"));
    }
    void the_others_are_offered_by_their_own_names_where_they_are_translated() {
        const QTemporaryDir folder;
        for (const char* code : {"fa", "es"})
            QVERIFY(QFile(folder.filePath(QString("formant_%1.qm").arg(code)))
                        .open(QIODevice::WriteOnly));
        const auto languages = languages_in(folder.path());
        QCOMPARE(languages.size(), std::size_t{3});
        QCOMPARE(languages[1].own_name, QString::fromUtf8("Español"));
        QCOMPARE(languages[2].own_name, QString::fromUtf8("فارسی"));
    }
};

QTEST_APPLESS_MAIN(TestLanguages)
#include "tst_languages.moc"
