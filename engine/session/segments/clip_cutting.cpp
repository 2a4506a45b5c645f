#include "engine/session/segments/clip_cutting.h"

#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"
#include "engine/data/decoding/recording_blocks.h"
#include "engine/data/segments/clip_file.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>

namespace formant {
namespace {

constexpr std::uint64_t header_bytes = 4096;

std::int64_t sample_at(double time_s, std::int64_t sample_rate_hz) {
    return std::llround(time_s * static_cast<double>(sample_rate_hz));
}

/// Gathers the samples of one clip after the other from blocks in their order.
class ClipWriter {
  public:
    ClipWriter(const PlannedRecording& plan, const std::vector<std::string>& names,
               const Path& folder)
        : plan_(plan), names_(names), folder_(folder) {}

    Result<void> add(const RecordingBlock& block) {
        const std::int64_t end = block.first + block.samples.numel();
        while (hashes_.size() < names_.size()) {
            const TimeSpan& span = plan_.plan.segments[hashes_.size()].span;
            const std::int64_t from = sample_at(span.begin_s, block.sample_rate_hz);
            const std::int64_t to = sample_at(span.end_s, block.sample_rate_hz);
            const std::int64_t begin = std::max(from, block.first);
            const std::int64_t there = std::min(to, end);
            if (begin < there)
                parts_.push_back(
                    block.samples.slice(0, begin - block.first, there - block.first).clone());
            if (to > end)
                return {};
            if (auto written = write(block.sample_rate_hz); !written)
                return written;
        }
        return {};
    }
    /// Writes a clip that ends with the recording.
    Result<std::vector<std::string>> finish(std::int64_t sample_rate_hz) {
        if (hashes_.size() < names_.size() && !parts_.empty())
            if (auto written = write(sample_rate_hz); !written)
                return fail(written.error());
        if (hashes_.size() == names_.size())
            return std::move(hashes_);
        return fail(ErrorKind::data,
                    message(FORMANT_TR("session", "{file} is shorter than when it was analyzed; "
                                                  "cut it again"),
                            {{"file", plan_.recording}}));
    }

  private:
    Result<void> write(std::int64_t sample_rate_hz) {
        const Path file = folder_ / names_[hashes_.size()];
        const AudioClip clip{parts_.empty() ? at::empty({0}) : at::cat(parts_), sample_rate_hz};
        parts_.clear();
        return write_clip_file(file, clip, plan_.is_deep ? SampleDepth::int24 : SampleDepth::int16)
            .and_then([&] { return sha256_of_file(file); })
            .map([&](std::string hash) { hashes_.push_back(std::move(hash)); });
    }

    const PlannedRecording& plan_;
    const std::vector<std::string>& names_;
    Path folder_;
    std::vector<at::Tensor> parts_; ///< of the current clip
    std::vector<std::string> hashes_;
};

Result<void> check_unchanged(const PlannedRecording& plan) {
    if (stamp_of(plan.recording) == plan.stamp)
        return {};
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "{file} has changed since it was analyzed; cut it "
                                              "again"),
                        {{"file", plan.recording}}));
}

} // namespace

Result<std::vector<std::string>> cut_clips(const PlannedRecording& plan,
                                           const std::vector<std::string>& names,
                                           const Path& folder, const SegmentRequest& request,
                                           const CancellationToken& cancellation,
                                           const std::function<void(double)>& on_seconds) {
    ClipWriter writer(plan, names, folder);
    const auto process = [&](const RecordingBlock& block) {
        return writer.add(block).map([&] {
            on_seconds(static_cast<double>(block.first + block.samples.numel()) /
                       static_cast<double>(block.sample_rate_hz));
        });
    };
    return check_unchanged(plan)
        .and_then([&] {
            return for_each_block({plan.recording, request.channels, request.decode_program},
                                  cancellation, process);
        })
        .and_then([&] { return check_unchanged(plan); })
        .and_then([&] { return writer.finish(plan.sample_rate_hz); });
}

std::uint64_t bytes_of_clips(const PlannedRecording& plan) {
    const double samples = plan.plan.seconds() * static_cast<double>(plan.sample_rate_hz);
    return static_cast<std::uint64_t>(samples) * (plan.is_deep ? 3 : 2) +
           plan.plan.segments.size() * header_bytes;
}

} // namespace formant
