#include "engine/session/sample_speaker.h"

#include "engine/audio/audio_file.h"

#include <fmt/format.h>

namespace formant {

Result<void> SampleSpeaker::speak(std::int64_t step) {
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
        const Path file = folder_.samples(step) / fmt::format("{:03}.flac", i + 1);
        if (auto written = write_audio(file, *clip); !written)
            return written;
        observer_.on_event(SampleReady{step, texts_[i], file.string()});
    }
    return {};
}

} // namespace formant
