#include "engine/session/training/sample_speaker.h"

#include "engine/base/log.h"
#include "engine/session/training/sample_file.h"

namespace formant {

SampleSpeaker::SampleSpeaker(Voice voice, std::vector<std::string> texts, const RunFolder& folder,
                             TrainObserver& observer)
    : voice_(std::move(voice)), texts_(std::move(texts)), folder_(folder), observer_(observer) {
    if (const Message left_out = voice_.left_out_of(texts_); !left_out.empty())
        log(LogLevel::warning, left_out);
}

Result<void> SampleSpeaker::speak(std::int64_t step, SampleWeights weights) {
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        SpeakOptions options;
        options.speaker = static_cast<std::int64_t>(i) % voice_.speakers().size();
        const auto clip = voice_.speak(texts_[i], i, options, Cancellation());
        if (!clip) {
            observer_.on_event(Advice{step, "sample-not-spoken", clip.error().what});
            continue;
        }
        if (auto written = write_sample({step, i, texts_[i], weights}, *clip, folder_, observer_);
            !written)
            return written;
    }
    return {};
}

} // namespace formant
