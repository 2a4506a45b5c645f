#include "tests/support/contains.h"
#include "tests/support/preflight_fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_preflight_texts {

using test::contains;
using Fixture = test::PreflightFixture;

class TestPreflightTexts : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void texts_in_a_script_of_another_language_are_a_warning() {
        Fixture f;
        QVERIFY(f.check_at_start());
        QVERIFY(!f.checks.contains("text-language"));
        f.write("metadata.csv", "file,text\none.wav,یک\ntwo.wav,دو\nthree.wav,three\n");
        QVERIFY(f.check_at_start());
        QVERIFY(f.is("text-language", Grade::warning));
        QVERIFY2(contains(f.said("text-language"), "یک"), f.said("text-language").c_str());
        QVERIFY(f.check_at_start({"text.language=fa"}));
        QVERIFY(!f.checks.contains("text-language"));
    }
    void words_without_a_pronunciation_are_a_warning_with_the_remedy() {
        Fixture f;
        f.write("metadata.csv", "file,text\none.wav,今日\ntwo.wav,天気\nthree.wav,電話\n");
        QVERIFY(f.check_at_start({"text.language=ja"}));
        QVERIFY(f.is("text-pronunciation", Grade::warning));
        const std::string said = f.said("text-pronunciation");
        QVERIFY2(contains(said, "text.mode") && contains(said, "今日"), said.c_str());
        QVERIFY(f.check_at_start({"text.language=ja", "text.mode=characters"}));
        QVERIFY(!f.checks.contains("text-pronunciation"));
        f.write("metadata.csv", "file,text\none.wav,きょう\ntwo.wav,てんき\n");
        QVERIFY(f.check_at_start({"text.language=ja"}));
        QVERIFY(!f.checks.contains("text-pronunciation"));
    }
};

FORMANT_TEST(TestPreflightTexts)

} // namespace tst_preflight_texts

#include "tst_preflight_texts.moc"
