#include "engine/session/data/remade_frames.h"

#include <ATen/ATen.h>

namespace formant {

FrameRemaker::FrameRemaker(FramesVoice voice, const std::vector<std::int64_t>& places,
                           std::uint64_t seed)
    : voice_(std::move(voice)), places_(at::tensor(places, at::kLong)), seed_(seed) {}

Result<std::unique_ptr<FrameRemaker>>
FrameRemaker::create(FramesVoice voice, const SpeakerTable& speakers, std::uint64_t seed) {
    return places_in_voice(speakers, voice).map([&](const std::vector<std::int64_t>& places) {
        return std::unique_ptr<FrameRemaker>(new FrameRemaker(std::move(voice), places, seed));
    });
}

Batch FrameRemaker::remade(Batch batch, std::int64_t place) const {
    Batch heard = batch;
    heard.speakers = places_.index_select(0, batch.speakers.to(at::kCPU));
    heard.audio.reset(); // is not looked at, and long
    CounterNoise noise(seed_, place);
    const at::Device device = voice_.unet.model->parameters().front().device();
    batch.mel =
        voice_.unet.model->remake(heard.to(device), noise, remade_from, {}).to(batch.mel.device());
    return batch;
}

Result<std::unique_ptr<FrameRemaker>> make_frame_remaker(const std::optional<FramesVoice>& voice,
                                                         const SpeakerTable& speakers,
                                                         std::int64_t seed) {
    if (!voice)
        return nullptr;
    return FrameRemaker::create(*voice, speakers, static_cast<std::uint64_t>(seed));
}

Result<GlobalBatch> RemadeFrames::next() {
    return recorded_->next().map([&](GlobalBatch batch) {
        const std::int64_t place = batch.epoch * batches_per_epoch() + batch.index;
        for (Batch& micro : batch.micro_batches)
            micro = remaker_.remade(std::move(micro), place);
        return batch;
    });
}

} // namespace formant
