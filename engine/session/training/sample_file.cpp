#include "engine/session/training/sample_file.h"

#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/session/runs/run_samples.h"

#include <fmt/format.h>

#include <filesystem>

namespace formant {

Result<void> write_sample(const SampleOfStep& sample, const AudioClip& sound,
                          const RunFolder& folder, TrainObserver& observer) {
    std::error_code ignored; // a folder that is missing shows when a sample is written
    std::filesystem::create_directories(folder.samples(sample.step), ignored);
    const std::string name = fmt::format("{:03}{}", sample.place + 1, raw_suffix(sample.weights));
    const Path file = folder.samples(sample.step) / (name + ".flac");
    return write_file_atomically(text_beside_sample(file), sample.text)
        .and_then([&] { return write_audio(file, sound); })
        .map([&] {
            observer.on_event(SampleReady{sample.step, sample.text, file.string(), sample.weights});
        });
}

} // namespace formant
