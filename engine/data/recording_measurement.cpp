#include "engine/data/recording_measurement.h"

#include "engine/base/sha256.h"
#include "engine/data/decode_children.h"

#include <ATen/ATen.h>

#include <mutex>

namespace formant {
namespace {

/// 32767 / 32768 and its neighbours, as converters and normalisers write full scale.
constexpr double full_scale = 0.999;
/// One or two samples at full scale are a peak; more in a row are a wave that was cut off.
constexpr std::int64_t shortest_run = 3;

double clipped_share(const at::Tensor& samples) {
    if (samples.numel() < shortest_run)
        return 0;
    const at::Tensor runs =
        (samples.abs() >= full_scale).unfold(0, shortest_run, 1).all(1); // [N - 2]: a run begins
    at::Tensor clipped = at::zeros_like(samples, at::kBool);
    for (std::int64_t i = 0; i < shortest_run; ++i)
        clipped.narrow(0, i, runs.numel()).logical_or_(runs);
    return clipped.to(at::kDouble).mean().item<double>();
}

std::string hash_of(const at::Tensor& samples) {
    const at::Tensor bytes = samples.contiguous();
    return sha256({static_cast<const char*>(bytes.const_data_ptr()), bytes.nbytes()});
}

double seconds_of(const AudioClip& clip) {
    return static_cast<double>(clip.samples.numel()) / static_cast<double>(clip.sample_rate_hz);
}

/// Counts what several threads have done, and tells of it one call at a time.
class DoneCounter {
  public:
    DoneCounter(std::size_t count, const TellProgress& tell)
        : count_(static_cast<std::int64_t>(count)), tell_(tell) {}

    void add_one() {
        const std::lock_guard lock(mutex_);
        ++done_;
        if (tell_)
            tell_(done_, count_);
    }

  private:
    std::mutex mutex_;
    std::int64_t done_ = 0;
    const std::int64_t count_;
    const TellProgress& tell_;
};

} // namespace

RecordingFacts measure(const AudioClip& clip, const TrimConfig& trim) {
    const at::Tensor& samples = clip.samples;
    RecordingFacts facts;
    facts.sample_rate_hz = clip.sample_rate_hz;
    facts.seconds = seconds_of(clip);
    facts.peak = samples.numel() == 0 ? 0 : samples.abs().max().item<double>();
    facts.sound_seconds = facts.peak == 0 ? 0 : seconds_of(trim_silence(clip, trim));
    facts.clipped_share = clipped_share(samples);
    facts.sound = hash_of(samples);
    return facts;
}

std::vector<Measured> measure_files(const std::vector<Path>& files, const DecodeSettings& settings,
                                    const Cancellation& cancellation, const TellProgress& tell) {
    std::vector<Measured> measured(files.size(),
                                   tl::make_unexpected(message(FORMANT_TR("data", "cancelled"))));
    DoneCounter counter(files.size(), tell);
    DecodeChildren children(settings);
    children.ask(files.size(), cancellation, [&](DecodeChild& child, std::size_t i) {
        measured[i] =
            child.ask(files[i], {{"measure", true}}).map([](const nlohmann::json& answer) {
                return answer.get<RecordingFacts>();
            });
        counter.add_one();
    });
    return measured;
}

} // namespace formant
