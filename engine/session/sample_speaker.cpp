#include "engine/session/sample_speaker.h"

#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/session/run_samples.h"

#include <fmt/format.h>

namespace formant {

Result<void> SampleSpeaker::speak(std::int64_t step, SampleWeights weights) {
    if (texts_.empty())
        return {};
    std::error_code ignored; // a folder that is missing shows when a sample is written
    std::filesystem::create_directories(folder_.samples(step), ignored);
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        SpeakOptions options;
        options.speaker = static_cast<std::int64_t>(i) % voice_.speakers().size();
        auto clip = voice_.speak(texts_[i], i, options, Cancellation());
        if (!clip) {
            observer_.on_event(Advice{step, "sample-not-spoken", clip.error().what});
            continue;
        }
        const std::string name = fmt::format("{:03}{}", i + 1, raw_suffix(weights));
        const Path file = folder_.samples(step) / (name + ".flac");
        auto written = write_file_atomically(text_beside_sample(file), texts_[i]).and_then([&] {
            return write_audio(file, *clip);
        });
        if (!written)
            return written;
        observer_.on_event(SampleReady{step, texts_[i], file.string(), weights});
    }
    return {};
}

} // namespace formant
