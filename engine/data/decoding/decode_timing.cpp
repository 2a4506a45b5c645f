#include "engine/data/decoding/decode_timing.h"

#include "engine/data/decoding/decoder.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>

namespace formant {
namespace {

using Clock = StageProfiler::Clock;

Clock::duration duration_of(double ms) {
    return std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double, std::milli>(ms));
}

/// Records the stages of a file. The child reports the time for reading and resampling; the rest is
/// decoding.
void record_stages(StageProfiler* stages, Clock::time_point begin, const DecodeTime& time) {
    if (stages == nullptr)
        return;
    const auto read = begin + duration_of(time.read_ms);
    const auto decoded = read + duration_of(time.decode_ms);
    stages->add(Stage::read, begin, read);
    stages->add(Stage::decode, read, decoded);
    stages->add(Stage::resample, decoded, decoded + duration_of(time.resample_ms));
}

/// Queries the children and collects their times.
class Timing {
  public:
    Timing(const DecodeSettings& settings, StageProfiler* stages)
        : settings_(settings), stages_(stages) {}

    void work(DecodeChild& child, const Path& file) {
        if (number_of(child) == std::nullopt) { // it has not started yet
            child.query(settings_.scratch / "nothing",
                        request(child)); // starts it; this file does not exist
            const std::lock_guard lock(mutex_);
            numbers_.emplace(&child, numbers_.size());
        }
        const auto begin = Clock::now();
        const auto answer = child.query(file, request(child));
        const std::chrono::duration<double, std::milli> passed = Clock::now() - begin;
        if (answer)
            keep(*number_of(child), begin, passed.count(), *answer);
    }
    std::vector<DecodeTime> times() const { return times_; }

  private:
    nlohmann::json request(const DecodeChild& child) const {
        nlohmann::json request = decode_request(child, settings_);
        request["timed"] = true;
        return request;
    }
    std::optional<std::size_t> number_of(const DecodeChild& child) {
        const std::lock_guard lock(mutex_);
        const auto found = numbers_.find(&child);
        return found == numbers_.end() ? std::nullopt : std::optional(found->second);
    }
    void keep(std::size_t worker, Clock::time_point begin, double passed_ms,
              const nlohmann::json& answer) {
        DecodeTime time;
        time.worker = worker;
        time.read_ms = answer.value("read_ms", 0.0);
        time.resample_ms = answer.value("resample_ms", 0.0);
        time.decode_ms = std::max(0.0, passed_ms - time.read_ms - time.resample_ms);
        record_stages(stages_, begin, time);
        const std::lock_guard lock(mutex_);
        times_.push_back(time);
    }

    const DecodeSettings& settings_;
    StageProfiler* stages_;
    std::mutex mutex_;
    std::map<const DecodeChild*, std::size_t> numbers_;
    std::vector<DecodeTime> times_;
};

} // namespace

std::vector<DecodeTime> time_decoding(const std::vector<Path>& files,
                                      const DecodeSettings& settings,
                                      const CancellationToken& cancellation,
                                      StageProfiler* stages) {
    Timing timing(settings, stages);
    DecodeChildren children(settings);
    children.parallel_for(files.size(), cancellation,
                          [&](DecodeChild& child, std::size_t i) { timing.work(child, files[i]); });
    return timing.times();
}

} // namespace formant
