#include "engine/audio/audio_file.h"
#include "engine/audio/log_mel.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"

#include <ATen/Parallel.h>
#include <QtTest/QtTest>

#include <chrono>
#include <iostream>

using namespace formant;

namespace {

std::vector<AudioClip> clips_in(const Path& folder) {
    std::vector<AudioClip> clips;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        clips.push_back(*read_audio(entry.path()));
    return clips;
}

/// The spectrograms of all clips for every line of standard input, "stft" or "mel"; answers with
/// the seconds.
int serve(const Path& folder) {
    at::set_num_threads(1);
    const std::vector<AudioClip> clips = clips_in(folder);
    const MelConfig config;
    const LogMel log_mel(config);
    std::cout << "ready" << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        const auto begin = std::chrono::steady_clock::now();
        for (const AudioClip& clip : clips)
            line == "mel" ? log_mel(clip.samples) : magnitude_spectrogram(clip.samples, config);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        std::cout << taken.count() << std::endl;
    }
    return 0;
}

} // namespace

class TestMelSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void spectrograms_take_less_time_than_librosas() {
        const test::TemporaryFolder folder;
        const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
        const auto output = test::run_python("engine/audio/time_beside_librosa.py",
                                             {self, folder.path().string()}, 280);
        qInfo("%s", output.standard_output.c_str());
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
    }
};

int main(int argc, char** argv) {
    if (argc == 3 && std::string(argv[1]) == "--serve")
        return serve(argv[2]);
    TestMelSpeed test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_mel_speed.moc"
