#include "ui/recording/kept_take.h"

namespace formant {

Result<KeptTake> judge_and_keep(const PromptPlace& prompt, const DecodedSound& sound,
                                double room_noise_dbfs) {
    const auto faults =
        faults_of(measure_take(sound.samples, sound.sample_rate_hz), room_noise_dbfs);
    if (!faults.empty() && faults.front() == TakeFault::nothing_heard)
        return KeptTake{"", faults};
    return keep_take(prompt, sound).map([&](std::string file) {
        return KeptTake{std::move(file), faults};
    });
}

} // namespace formant
