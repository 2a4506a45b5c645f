#include "engine/data/batches/epoch_plan.h"

#include "engine/base/text/lower_case.h"
#include "engine/base/text/stable_hash.h"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace formant {
namespace {

/// Generates the random numbers of one item, which are the same on every platform.
class Random {
  public:
    Random(std::uint64_t seed, std::uint64_t epoch, std::uint64_t item)
        : state_(splitmix64::mix(splitmix64::mix(splitmix64::mix(seed) ^ epoch) ^ item)) {}

    /// Returns a number from 0 to n - 1. The bias of the modulus is below n / 2^64.
    std::size_t below(std::size_t n) { return next() % n; }
    double between(double low, double high) {
        return low + (high - low) * static_cast<double>(next() >> 11) * 0x1p-53;
    }

  private:
    std::uint64_t next() { return splitmix64::mix(state_ += splitmix64::golden_gamma); }

    std::uint64_t state_;
};

/// Limits the attempts to avoid excluded texts; a corpus with other texts needs far fewer.
constexpr int max_redraws = 100'000;

/// Item key of the random numbers that shuffle batches; larger than that of any sample.
constexpr std::uint64_t order_of_batches = ~std::uint64_t{0};

bool is_excluded(const PlanConfig& config, const std::vector<std::size_t>& clips) {
    if (config.excluded_texts.empty())
        return false;
    std::string text;
    for (const std::size_t clip : clips)
        text += config.texts[clip] + " ";
    return config.excluded_texts.contains(normalize_text(text));
}

/// Lists the clips of each speaker.
using ClipsBySpeaker = std::vector<std::vector<std::size_t>>;

std::size_t speaker_of(const PlanConfig& config, std::size_t clip) {
    return config.speakers.empty() ? 0 : static_cast<std::size_t>(config.speakers[clip]);
}

ClipsBySpeaker clips_by_speaker(const PlanConfig& config) {
    ClipsBySpeaker clips;
    for (std::size_t clip = 0; clip < config.texts.size(); ++clip) {
        const std::size_t speaker = speaker_of(config, clip);
        clips.resize(std::max(clips.size(), speaker + 1));
        clips[speaker].push_back(clip);
    }
    return clips;
}

/// Draws the first clip from all, and the others from those of the same speaker.
std::vector<std::size_t> draw_clips(const PlanConfig& config, const ClipsBySpeaker& by_speaker,
                                    Random& random) {
    std::vector<std::size_t> clips(1 +
                                   random.below(static_cast<std::size_t>(config.concatenate_max)));
    clips[0] = random.below(config.texts.size());
    const std::vector<std::size_t>& same = by_speaker[speaker_of(config, clips[0])];
    for (std::size_t i = 1; i < clips.size(); ++i)
        clips[i] = same[random.below(same.size())];
    return clips;
}

PlannedSample concatenated_sample(const PlanConfig& config, const ClipsBySpeaker& by_speaker,
                                  std::int64_t epoch, std::int64_t item) {
    Random random(config.seed, static_cast<std::uint64_t>(epoch), static_cast<std::uint64_t>(item));
    PlannedSample sample;
    sample.clips = draw_clips(config, by_speaker, random);
    for (int i = 0; i < max_redraws && is_excluded(config, sample.clips); ++i)
        sample.clips = draw_clips(config, by_speaker, random);
    sample.edge_before_ms = random.between(config.edge_ms_min, config.edge_ms_max);
    for (std::size_t i = 1; i < sample.clips.size(); ++i)
        sample.pauses_ms.push_back(random.between(0, config.pause_ms_max));
    sample.edge_after_ms = random.between(config.edge_ms_min, config.edge_ms_max);
    return sample;
}

/// Shuffles by Fisher and Yates.
template <class Item>
void shuffle(std::vector<Item>& items, Random random) {
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(i)]);
}

std::vector<std::size_t> shuffled_clips(const PlanConfig& config, std::int64_t epoch) {
    std::vector<std::size_t> order(config.texts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    shuffle(order, Random(config.seed, static_cast<std::uint64_t>(epoch), 0));
    return order;
}

std::int64_t length_of(const PlanConfig& config, const PlannedSample& sample) {
    return std::accumulate(
        sample.clips.begin(), sample.clips.end(), std::int64_t{0},
        [&](std::int64_t sum, std::size_t clip) { return sum + config.lengths[clip]; });
}

/// Sorts the samples by length within each window of bucket_batches. They are in random order
/// before, so every epoch has different windows.
void sort_in_windows(const PlanConfig& config, std::vector<PlannedSample>& samples) {
    const std::int64_t window = config.bucket_batches * config.effective_batch;
    const auto size = static_cast<std::int64_t>(samples.size());
    for (std::int64_t first = 0; first < size; first += window)
        std::stable_sort(samples.begin() + first, samples.begin() + std::min(size, first + window),
                         [&](const PlannedSample& a, const PlannedSample& b) {
                             return length_of(config, a) < length_of(config, b);
                         });
}

std::vector<PlannedSample> samples_of(const PlanConfig& config, std::int64_t epoch,
                                      std::int64_t count) {
    std::vector<PlannedSample> samples;
    if (config.concatenate_max > 1) {
        const ClipsBySpeaker by_speaker = clips_by_speaker(config);
        for (std::int64_t item = 0; item < count; ++item)
            samples.push_back(concatenated_sample(config, by_speaker, epoch, item));
        return samples;
    }
    const std::vector<std::size_t> order = shuffled_clips(config, epoch);
    for (std::size_t item = 0; item < static_cast<std::size_t>(count); ++item)
        samples.push_back({{order[item % order.size()]}, {}, 0, 0});
    return samples;
}

} // namespace

std::string normalize_text(const std::string& text) {
    std::istringstream stream(lower_case(text));
    std::string normal;
    for (std::string word; stream >> word;)
        normal += (normal.empty() ? "" : " ") + word;
    return normal;
}

std::int64_t batches_per_epoch(const PlanConfig& config) {
    const bool concatenates = config.concatenate_max > 1 && config.samples_per_epoch > 0;
    const std::int64_t samples =
        concatenates ? config.samples_per_epoch : static_cast<std::int64_t>(config.texts.size());
    return (samples + config.effective_batch - 1) / config.effective_batch;
}

std::vector<PlannedBatch> plan_epoch(const PlanConfig& config, std::int64_t epoch) {
    const std::int64_t batches = batches_per_epoch(config);
    auto samples = samples_of(config, epoch, batches * config.effective_batch);
    if (config.bucket_batches > 0)
        sort_in_windows(config, samples);
    std::vector<PlannedBatch> plan;
    for (std::int64_t i = 0; i < batches; ++i) {
        const auto first = samples.begin() + i * config.effective_batch;
        plan.emplace_back(first, first + config.effective_batch);
    }
    if (config.bucket_batches > 0) // mixes long and short batches again
        shuffle(plan, Random(config.seed, static_cast<std::uint64_t>(epoch), order_of_batches));
    return plan;
}

} // namespace formant
