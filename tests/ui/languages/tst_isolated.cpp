#include "tests/support/test_registry.h"
#include "ui/languages/isolated.h"

#include <QtGui/QTextLayout>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

#include <algorithm>

using namespace formant;

namespace tst_isolated {

QString u8(const char* text) {
    return QString::fromUtf8(text);
}

/// Returns the horizontal center of each word in the line as laid out by Qt. Where directions meet,
/// the beginning of a word has two positions.
QList<qreal> places_of(const QStringList& words, const QString& line) {
    QTextLayout layout(line);
    layout.beginLayout();
    const QTextLine drawn = layout.createLine();
    layout.endLayout();
    QList<qreal> places;
    for (const QString& word : words) {
        places << drawn.cursorToX(static_cast<int>(line.indexOf(word) + word.size() / 2));
    }
    return places;
}

bool stand_from_left(const QStringList& words, const QString& line) {
    const QList<qreal> places = places_of(words, line);
    return std::is_sorted(places.begin(), places.end());
}

class TestIsolated : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { QApplication::setLayoutDirection(Qt::RightToLeft); }
    void adjacent_rtl_names_keep_their_order() {
        const QString path = u8("/home/ضبط‌ها/صدا/one.wav");
        const QStringList names{"home", u8("ضبط‌ها"), u8("صدا"), "one", "wav"};
        QVERIFY(stand_from_left(names, isolated_path(path)));
        QVERIFY(!stand_from_left(names, path));
    }
    void the_extension_stays_after_the_name() {
        const QString name = u8("صدا 5.wav"), sentence = isolated(name) + u8(" سالم است");
        QVERIFY(stand_from_left({u8("صدا"), "wav"}, sentence));
        QVERIFY(!stand_from_left({u8("صدا"), "wav"}, name + u8(" سالم است")));
    }
    void also_in_a_left_to_right_window() {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(stand_from_left({u8("ضبط‌ها"), u8("صدا")},
                                isolated(u8("/ضبط‌ها/صدا"))));
        QCOMPARE(isolated_path("/home/one.wav"), QString("/home/one.wav"));
    }
    void sentences_are_not_paths() {
        for (const QString& text : {u8("سطح / زمان"), u8("ضبط شد."), QString("and/or")})
            QVERIFY2(!looks_like_path(text), qPrintable(text));
        for (const QString& text : {u8("/tmp/صدا"), u8("صدا.wav"), QString("C:\\voices")})
            QVERIFY2(looks_like_path(text), qPrintable(text));
    }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }
};

FORMANT_TEST_IN(QApplication, TestIsolated)

} // namespace tst_isolated

#include "tst_isolated.moc"
