#include "engine/data/decoding/recording_measurement.h"

#include "engine/audio/clipping.h"
#include "engine/base/sha256.h"
#include "engine/data/decoding/decode_children.h"

#include <ATen/ATen.h>

#include <mutex>
#include <span>

namespace formant {
namespace {

std::string hash_of(const at::Tensor& samples) {
    return sha256({static_cast<const char*>(samples.const_data_ptr()), samples.nbytes()});
}

std::span<const float> values_of(const at::Tensor& samples) {
    return {samples.const_data_ptr<float>(), static_cast<std::size_t>(samples.numel())};
}

double seconds_of(const AudioClip& clip) {
    return static_cast<double>(clip.samples.numel()) / static_cast<double>(clip.sample_rate_hz);
}

/// Counts finished items of several threads, and reports them one call at a time.
class DoneCounter {
  public:
    DoneCounter(std::size_t count, const ProgressCallback& on_progress)
        : count_(static_cast<std::int64_t>(count)), on_progress_(on_progress) {}

    void add_one() {
        const std::lock_guard lock(mutex_);
        ++done_;
        if (on_progress_)
            on_progress_(done_, count_);
    }

  private:
    std::mutex mutex_;
    std::int64_t done_ = 0;
    const std::int64_t count_;
    const ProgressCallback& on_progress_;
};

} // namespace

RecordingFacts measure(const AudioClip& clip, const TrimConfig& trim) {
    const at::Tensor samples = clip.samples.contiguous();
    RecordingFacts facts;
    facts.sample_rate_hz = clip.sample_rate_hz;
    facts.seconds = seconds_of(clip);
    facts.peak = samples.numel() == 0 ? 0 : without_offset(samples).abs().max().item<double>();
    facts.sound_seconds = facts.peak == 0 ? 0 : seconds_of(trim_silence(clip, trim));
    facts.clipped_share = clipped_share(values_of(samples));
    facts.sound = hash_of(samples);
    return facts;
}

std::vector<Measured> measure_files(const std::vector<Path>& files, const DecodeSettings& settings,
                                    const CancellationToken& cancellation,
                                    const ProgressCallback& on_progress) {
    std::vector<Measured> measured(
        files.size(), fail(ErrorKind::interrupted, message(FORMANT_TR("data", "canceled"))));
    DoneCounter counter(files.size(), on_progress);
    DecodeChildren children(settings);
    children.parallel_for(files.size(), cancellation, [&](DecodeChild& child, std::size_t i) {
        measured[i] =
            child.query(files[i], {{"measure", true}}).map([](const nlohmann::json& answer) {
                return answer.get<RecordingFacts>();
            });
        counter.add_one();
    });
    return measured;
}

} // namespace formant
