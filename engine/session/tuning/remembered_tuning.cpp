#include "engine/session/tuning/remembered_tuning.h"

#include "engine/base/time_text.h"

namespace formant {

Result<Message> remember_tuning(const DeviceOffers& offers, const std::string& device,
                                const TunedResult& measured) {
    const OfferedDevice* offered = find_offer(offers, device);
    if (offered == nullptr)
        return fail(ErrorKind::device,
                    message(FORMANT_TR("session", "{device} is no longer there; what was measured "
                                                  "is not remembered"),
                            {{"device", device}}));
    const Path file = gpu_config_file();
    const auto keep = [&](GpuConfig& config) {
        if (config.device == offered->lasting) // what is measured replaces what was chosen before
            config.settings.erase("train.batch_size");
        remember_tuned(config,
                       {offered->lasting, measured.model, measured.precision, measured.version,
                        measured.batch_size, measured.samples_per_s, time_now_text(),
                        measured.memory_fixed_bytes, measured.memory_per_sample_bytes});
    };
    return change_gpu_config(file, keep).map([&] {
        return message(FORMANT_TR("session",
                                  "remembered in {file}: batch size {batch} on {device}, "
                                  "for {model} in {precision}; train.batch_size: 0 "
                                  "takes it"),
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
