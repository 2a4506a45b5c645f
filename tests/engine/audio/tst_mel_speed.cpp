#include "engine/audio/audio_file.h"
#include "engine/audio/log_mel.h"
#include "tests/support/test_registry.h"
#include "tests/support/timed_work.h"

#include <ATen/Parallel.h>

using namespace formant;

namespace tst_mel_speed {

std::vector<AudioClip> clips_in(const Path& folder) {
    std::vector<AudioClip> clips;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        clips.push_back(*read_audio(entry.path()));
    return clips;
}

/// Computes the spectrograms of all clips for every line of input, "stft" or "mel".
int serve(const Path& folder) {
    at::set_num_threads(1);
    const std::vector<AudioClip> clips = clips_in(folder);
    const MelConfig config;
    const LogMel log_mel(config);
    return test::serve_timed([&](const std::string& line) {
        for (const AudioClip& clip : clips)
            line == "mel" ? log_mel(clip.samples) : magnitude_spectrogram(clip.samples, config);
        return "";
    });
}

class TestMelSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void spectrograms_take_less_time_than_librosas() {
        test::compare_with_reference("engine/audio/time_against_librosa.py");
    }
};

FORMANT_TEST_MAIN([](int argc, char** argv) {
    return test::serve_or_test<TestMelSpeed>(
        argc, argv, [](const std::vector<std::string>& given) { return serve(given.at(0)); });
})

} // namespace tst_mel_speed

#include "tst_mel_speed.moc"
