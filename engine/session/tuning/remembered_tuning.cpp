#include "engine/session/tuning/remembered_tuning.h"

#include "engine/base/text/time_text.h"

namespace formant {

Result<Message> remember_tuning(const DeviceOffers& offers, const std::string& device,
                                const TunedResult& measured) {
    const OfferedDevice* offered = find_offer(offers, device);
    if (offered == nullptr)
        return fail(
            ErrorKind::device,
            message(FORMANT_TR("session",
                               "{device} is no longer available; the measurement was not saved"),
                    {{"device", device}}));
    const Path file = gpu_config_file();
    const auto keep = [&](GpuConfig& config) {
        if (config.device == offered->persistent_id) // a measurement replaces an earlier choice
            config.settings.erase("train.batch_size");
        remember_tuned(config, {offered->persistent_id, measured.model, measured.precision,
                                measured.version, measured.batch_size, measured.samples_per_s,
                                time_now_text(), measured.memory_fixed_bytes,
                                measured.memory_per_sample_bytes});
    };
    return change_gpu_config(file, keep).map([&] {
        return message(FORMANT_TR("session",
                                  "saved in {file}: batch size {batch} on {device}, for {model} in "
                                  "{precision}; used when train.batch_size is 0 (automatic)"),
                       {{"file", file.string()},
                        {"batch", std::to_string(measured.batch_size)},
                        {"device", offered->facts},
                        {"model", measured.model},
                        {"precision", measured.precision}});
    });
}

std::vector<TunedBatch> remembered_tunings() {
    return read_gpu_config(gpu_config_file()).config.tuned;
}

} // namespace formant
