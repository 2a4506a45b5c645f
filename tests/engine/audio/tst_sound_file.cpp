#include "engine/audio/audio_file.h"
#include "engine/audio/sound_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_sound_file {

using test::TemporaryFolder;

class TestSoundFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_sound_is_opened_with_its_facts() {
        const TemporaryFolder folder;
        const AudioClip clip{at::sin(at::arange(4000, at::kFloat) * 0.1), 8000};
        for (const char* name : {"a.wav", "a.flac", "a.ogg", "a.opus", "a.mp3"}) {
            QVERIFY(write_audio(folder / name, clip));
            const SoundFile sound(folder / name);
            QVERIFY2(sound.get() != nullptr, name);
            QVERIFY2(sound.info().frames >= 4000, name);
            QVERIFY(sound.check_reads());
        }
    }
    void a_read_that_fails_is_no_end_of_the_sound() {
        const TemporaryFolder folder;
        const SoundFile sound(folder.path()); // can be opened, but not read
        const auto read = sound.check_reads();
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::disk);
        const std::string said = to_english(read.error().what);
        QVERIFY2(said.find("Is a directory") != std::string::npos, said.c_str());
    }
};

FORMANT_TEST(TestSoundFile)

} // namespace tst_sound_file

#include "tst_sound_file.moc"
