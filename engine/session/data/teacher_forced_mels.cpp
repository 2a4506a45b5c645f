#include "engine/session/data/teacher_forced_mels.h"

#include "engine/base/exception_message.h"
#include "engine/base/sha256.h"
#include "engine/base/version.h"
#include "engine/data/batches/batch_slices.h"
#include "engine/hardware/cached_memory.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

/// Enough to keep a GPU busy.
constexpr std::size_t samples_at_once_on_gpu = 16;

/// Version of the computation; to be raised when the same teacher gives other mels.
constexpr int computation_version = 1;

Result<std::unique_ptr<ComputedFeatureCache>> open_cache_of(const FeatureNetwork& network,
                                                            const Path& folder) {
    if (folder.empty())
        return nullptr;
    return ComputedFeatureCache::open(folder / network.fingerprint().substr(0, 32));
}

} // namespace

Result<std::unique_ptr<TeacherForcedMels>> TeacherForcedMels::create(AcousticTeacher teacher,
                                                                     const SpeakerTable& speakers,
                                                                     std::uint64_t seed) {
    return teacher_speaker_indices(speakers, teacher)
        .map([&](std::vector<std::int64_t> speaker_indices) {
            return std::unique_ptr<TeacherForcedMels>(
                new TeacherForcedMels(std::move(teacher), std::move(speaker_indices), seed));
        });
}

at::Device TeacherForcedMels::device() const {
    return teacher_.voice.model.trainable->parameters().front().device();
}

/// LibTorch and the kind of device count, because they change the last bits of the mels.
std::string TeacherForcedMels::fingerprint() const {
    return sha256(fmt::format("teacher-forced mels {}\n{}\n{}\n{}\n{}\n{}\n{}", computation_version,
                              teacher_.content, seed_, teacher_flow_start,
                              fmt::join(speaker_indices_, " "), torch_version(),
                              device().is_cpu() ? "cpu" : "gpu"));
}

std::set<Feature> TeacherForcedMels::inputs() const {
    return teacher_.voice.reads_texts ? std::set{Feature::tokens, Feature::mel}
                                      : std::set{Feature::mel};
}

std::size_t TeacherForcedMels::samples_at_once() const {
    return device().is_cpu() ? 1 : samples_at_once_on_gpu;
}

at::Tensor TeacherForcedMels::compute(const Batch& batch) const {
    Batch input = batch;
    input.speakers = at::tensor(speaker_indices_, at::kLong).index_select(0, batch.speakers);
    return compute_in_slices(input);
}

at::Tensor TeacherForcedMels::compute_in_slices(const Batch& batch) const {
    const std::int64_t samples = batch.sample_ids.size(0);
    if (auto mels = attempt(batch, /*is_last=*/samples == 1))
        return std::move(*mels);
    release_cached_memory(device());
    std::vector<at::Tensor> parts;
    for (const Batch& slice : slices_of(batch, (samples + 1) / 2)) {
        const at::Tensor mels = compute_in_slices(slice);
        parts.push_back(at::constant_pad_nd(mels, {0, batch.shape.frames - mels.size(2)}));
    }
    return at::cat(parts);
}

std::optional<at::Tensor> TeacherForcedMels::attempt(const Batch& batch, bool is_last) const {
    CounterNoise noise(seed_, /*step=*/0);
    try {
        return teacher_.voice.model.mel_regenerator->regenerate_mel(batch.to(device()), noise,
                                                                    teacher_flow_start);
    } catch (const std::exception& failure) {
        if (is_last || !is_out_of_memory(failure))
            throw;
        return std::nullopt;
    }
}

Path computed_feature_folder(const DataConfig& data) {
    return data.concatenate_max > 1 ? Path() : cache_home() / "features" / "computed";
}

Result<std::unique_ptr<ComputedFeature>>
make_teacher_forced_mels(const std::optional<AcousticTeacher>& teacher,
                         const SpeakerTable& speakers, std::int64_t seed, const Path& cache) {
    if (!teacher)
        return nullptr;
    return TeacherForcedMels::create(*teacher, speakers, static_cast<std::uint64_t>(seed))
        .and_then([&](std::unique_ptr<TeacherForcedMels> network) {
            return open_cache_of(*network, cache)
                .map([&](std::unique_ptr<ComputedFeatureCache> opened) {
                    return std::make_unique<ComputedFeature>(std::move(network), std::move(opened));
                });
        });
}

} // namespace formant
