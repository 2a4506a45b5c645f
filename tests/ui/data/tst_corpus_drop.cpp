#include "tests/support/test_registry.h"
#include "ui/data/corpus_drop.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QMimeData>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUrl>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_corpus_drop {

/// A folder with a recording, a list and another folder.
struct Fixture {
    QTemporaryDir folder;

    Fixture() {
        QDir(folder.path()).mkdir("voices");
        for (const char* name : {"a.wav", "list.csv"}) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly))
                throw std::runtime_error(name);
        }
    }
    std::optional<QString> dropped(const QStringList& names) const {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& name : names)
            urls << QUrl::fromLocalFile(folder.filePath(name));
        data.setUrls(urls);
        return dropped_corpus(data);
    }
};

class TestCorpusDrop : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_dropped_folder_is_the_corpus() {
        const Fixture f;
        QCOMPARE(f.dropped({"a.wav", "voices"}).value(), f.folder.filePath("voices"));
    }
    void a_list_takes_precedence_over_recordings() {
        const Fixture f;
        QCOMPARE(f.dropped({"a.wav", "list.csv"}).value(), f.folder.filePath("list.csv"));
    }
    void recordings_stand_for_their_folder() {
        const Fixture f;
        QCOMPARE(f.dropped({"a.wav"}).value(), f.folder.path());
    }
    void a_url_that_is_not_a_file_is_ignored() {
        QMimeData web;
        web.setUrls({QUrl("https://example.org/a.wav")});
        QVERIFY(!dropped_corpus(web));
        QVERIFY(!dropped_corpus(QMimeData()));
    }
};

FORMANT_TEST(TestCorpusDrop)

} // namespace tst_corpus_drop

#include "tst_corpus_drop.moc"
