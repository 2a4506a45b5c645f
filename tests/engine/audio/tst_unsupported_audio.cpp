#include "engine/audio/unsupported_audio.h"
#include "engine/base/atomic_file.h"
#include "tests/support/add_row.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_unsupported_audio {

class TestUnsupportedAudio : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_format_is_recognized_by_its_first_bytes_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("format");
        QTest::newRow("m4a") << QByteArray("\0\0\0\x20"
                                           "ftypM4A ",
                                           12)
                             << "MPEG-4 (.m4a)";
        QTest::newRow("wma") << QByteArray("\x30\x26\xb2\x75\x8e\x66", 6) << "Windows Media (.wma)";
        QTest::newRow("webm") << QByteArray("\x1a\x45\xdf\xa3", 4) << "Matroska or WebM";
        QTest::newRow("amr") << QByteArray("#!AMR\n") << "AMR";
        QTest::newRow("aac") << QByteArray("\xff\xf1\x50\x80", 4) << "AAC";
    }
    void a_format_is_recognized_by_its_first_bytes() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, format);
        const auto found = unsupported_audio_format(bytes.toStdString());
        QVERIFY(found.has_value());
        QCOMPARE(*found, format.toStdString());
    }
    void files_that_ffmpeg_writes_are_named_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("format");
        test::add_row("m4a", "a.m4a", "MPEG-4 (.m4a)");
        test::add_row("mp4", "a.mp4", "MPEG-4 (.m4a)");
        test::add_row("aac", "a.aac", "AAC");
        test::add_row("wma", "a.wma", "Windows Media (.wma)");
        test::add_row("webm", "a.webm", "Matroska or WebM");
        test::add_row("wavpack", "a.wv", "WavPack");
        test::add_row("ac3", "a.ac3", "AC-3");
        test::add_row("true audio", "a.tta", "True Audio (.tta)");
    }
    void files_that_ffmpeg_writes_are_named() {
        QFETCH(const QString, name);
        QFETCH(const QString, format);
        const test::TemporaryFolder folder;
        const std::string file = (folder / name.toStdString()).string();
        const auto made = test::run_program(
            "ffmpeg", {"-v", "error", "-f", "lavfi", "-i", "sine=duration=0.5", file});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        QCOMPARE(unsupported_audio_format_of(file).value_or(""), format.toStdString());
    }
    void supported_formats_and_other_files_are_not_named() {
        const std::string mp3("\xff\xfb\x90\x64", 4);
        for (const std::string& bytes :
             {std::string("RIFF....WAVE"), std::string("fLaC"), std::string("OggS"), mp3,
              std::string("hello"), std::string("f"), std::string()})
            QVERIFY(!unsupported_audio_format(bytes));
    }
    void the_command_is_quoted_for_a_shell() {
        QCOMPARE(conversion_command("a b/c.m4a"),
                 std::string("ffmpeg -i 'a b/c.m4a' 'a b/c.flac'"));
        QCOMPARE(conversion_command("x.flac"), std::string("ffmpeg -i 'x.flac' 'x.wav'"));
        const std::string command = conversion_command("it's $HOME.m4a");
        const auto words = test::run_program(
            "sh", {"-c", "for word in " + command.substr(7) + "; do echo \"$word\"; done"});
        QCOMPARE(words.standard_output, std::string("-i\nit's $HOME.m4a\nit's $HOME.flac\n"));
    }
};

FORMANT_TEST(TestUnsupportedAudio)

} // namespace tst_unsupported_audio

#include "tst_unsupported_audio.moc"
