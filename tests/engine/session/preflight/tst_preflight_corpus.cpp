#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/preflight_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_gan.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <filesystem>

using namespace formant;

namespace tst_preflight_corpus {

using test::contains;
using Fixture = test::PreflightFixture;

/// Returns one second of silence as a 16-bit WAV file at 8 kHz.
QByteArray silence() {
    return QByteArray("RIFF") + QByteArray::fromHex("a43e0000") + "WAVEfmt " +
           QByteArray::fromHex("1000000001000100401f0000803e000002001000") + "data" +
           QByteArray::fromHex("803e0000") + QByteArray(16000, 0);
}

class TestPreflightCorpus : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void missing_recordings_are_counted() {
        Fixture f;
        std::filesystem::remove(f.folder / "two.wav");
        QVERIFY(f.check_at_start());
        QVERIFY(f.is("data", Grade::warning));
        QVERIFY(contains(f.said("data"), "1 of the 4"));
        QVERIFY(contains(f.said("data"), "two.wav does not exist"));
    }
    void columns_and_speakers_that_were_recognized_are_named() {
        Fixture f;
        f.write("metadata.csv", "file,text,client_id\none.wav,one,ann\ntwo.wav,two,bea\n");
        QVERIFY(f.check_at_start());
        const std::string said = f.said("data-format");
        QVERIFY2(contains(said, "csv (recording | text | speaker) with 2 speakers: ann, bea"),
                 said.c_str());
    }
    void bad_rows_of_the_metadata_are_counted() {
        Fixture f;
        f.write("metadata.csv", "file,text\none.wav,one\nbroken\ntwo.wav,two\n");
        QVERIFY(f.check_at_start());
        QVERIFY(f.is("data", Grade::warning));
        QVERIFY(contains(f.said("data"), "1 of the 3"));
        QVERIFY(contains(f.said("data"), "metadata.csv:3"));
    }
    void unusable_recordings_are_counted_and_the_first_is_named_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("why");
        const QByteArray m4a = QByteArray::fromHex("0000001c66747970") + "M4A 0000";
        QTest::newRow("empty") << QByteArray() << "six"
                               << "data"
                               << "six.wav is empty";
        QTest::newRow("m4a") << m4a << "six"
                             << "data"
                             << "six.wav is MPEG-4";
        QTest::newRow("no text") << QByteArray("RIFF") << "  "
                                 << "data"
                                 << "six.wav has no text";
        QTest::newRow("no letter in the text") << QByteArray("RIFF") << "..."
                                               << "data"
                                               << "six.wav has no text";
        QTest::newRow("silent") << silence() << "six"
                                << "training-set"
                                << "six.wav cannot be used: it is silent";
        QTest::newRow("garbage") << QByteArray(500, 'x') << "six"
                                 << "training-set"
                                 << "six.wav";
    }
    void unusable_recordings_are_counted_and_the_first_is_named() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, text);
        QFETCH(const QString, id);
        QFETCH(const QString, why);
        Fixture f;
        f.write("six.wav", bytes.toStdString());
        f.write("metadata.csv",
                "file,text\none.wav,one\ntwo.wav,two\nsix.wav," + text.toStdString() + "\n");
        QVERIFY(f.check());
        QVERIFY(f.is(id.toStdString(), Grade::warning));
        const std::string said = f.said(id.toStdString());
        QVERIFY2(contains(said, why.toStdString()), said.c_str());
    }
    void a_disk_error_while_they_are_decoded_is_not_blamed_on_the_recordings() {
        Fixture f;
        std::filesystem::create_directories(f.folder / "cache/formant");
        f.write("cache/formant/scratch", "not a folder");
        const test::ScopedVariable cache("XDG_CACHE_HOME", (f.folder / "cache").string());
        QCOMPARE(f.check().error().kind, ErrorKind::disk);
        QVERIFY(f.is("recordings", Grade::failure));
        QVERIFY2(contains(f.said("recordings"), "Not a directory"), f.said("recordings").c_str());
    }
    void a_vocoder_needs_no_texts_and_they_are_not_checked() {
        Fixture f;
        const auto vocoder = test::small_hifigan({"text.language=xx"});
        f.write("metadata.csv", "file,text\none.wav,یک\ntwo.wav,دو\nthree.wav,\nfour.wav,...\n");
        QVERIFY(f.check_at_start(vocoder));
        QVERIFY(f.is("text", Grade::ok));
        QVERIFY2(contains(f.said("text"), "audio only"), f.said("text").c_str());
        QVERIFY(f.is("data", Grade::ok));
        QVERIFY2(f.said("data").ends_with("4 recordings, all found"), f.said("data").c_str());
        QVERIFY(!f.checks.contains("text-language"));
        std::filesystem::remove(f.folder / "metadata.csv");
        QVERIFY(f.check_at_start(test::small_hifigan({"data.corpus=" + f.folder.path().string()})));
        QVERIFY(f.is("data", Grade::ok));
    }
    void a_voice_needs_texts() {
        Fixture f;
        std::filesystem::remove(f.folder / "metadata.csv");
        const auto result = f.check_at_start({"data.corpus=" + f.folder.path().string()});
        QCOMPARE(result.error().kind, ErrorKind::data);
        QVERIFY(f.is("data", Grade::failure));
        QVERIFY2(contains(f.said("data"), "has no text"), f.said("data").c_str());
    }
    void plateau_detection_without_validation_data_is_a_warning() {
        Fixture f;
        QVERIFY(f.check_at_start());
        QVERIFY(f.is("validation", Grade::ok));
        for (const char* setting : {"train.early_stopping=true", "train.on_plateau=advise"}) {
            QVERIFY(f.check_at_start({setting}));
            QVERIFY2(f.is("validation", Grade::warning), setting);
            QVERIFY(contains(f.said("validation"), "data.validation_share"));
        }
        const std::string corpus =
            fmt::format("data.validation={}", (f.folder / "metadata.csv").string());
        QVERIFY(f.check_at_start({"train.early_stopping=true", corpus}));
        QVERIFY(f.is("validation", Grade::ok));
    }
    void an_empty_validation_split_is_a_warning() {
        Fixture f;
        QVERIFY(f.check_at_start({"data.validation_share=1e-9"}));
        QVERIFY(f.is("validation", Grade::warning));
        QVERIFY2(contains(f.said("validation"), "selects none of the 4 recordings"),
                 f.said("validation").c_str());
    }
    void a_validation_split_is_exact() {
        Fixture f;
        std::filesystem::create_directories(f.folder / "all");
        std::string metadata = "file,text\n";
        for (int i = 0; i < 39; ++i) {
            const std::string name = fmt::format("all/{}.wav", i);
            std::filesystem::copy_file(f.folder / "one.wav", f.folder / name);
            metadata += name + ",one\n";
        }
        f.write("metadata.csv", metadata);
        QVERIFY(f.check_at_start({"data.validation_share=0.1"}));
        QVERIFY2(contains(f.said("validation"), "4 recordings are used for validation"),
                 f.said("validation").c_str());
    }
    void a_corpus_without_recordings_is_an_error() {
        Fixture f;
        for (const char* name : {"one.wav", "two.wav", "three.wav", "four.wav"})
            std::filesystem::remove(f.folder / name);
        QCOMPARE(f.check().error().kind, ErrorKind::data);
    }
};

FORMANT_TEST(TestPreflightCorpus)

} // namespace tst_preflight_corpus

#include "tst_preflight_corpus.moc"
