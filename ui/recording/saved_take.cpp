#include "ui/recording/saved_take.h"

namespace formant {

Result<SavedTake> check_and_save_take(const PromptPlace& prompt, const DecodedSound& sound,
                                      double room_noise_dbfs) {
    const auto faults =
        check_take(measure_take(sound.samples, sound.sample_rate_hz), room_noise_dbfs);
    if (!faults.empty() && faults.front() == TakeFault::no_speech)
        return SavedTake{"", faults};
    return save_take(prompt, sound).map([&](std::string file) {
        return SavedTake{std::move(file), faults};
    });
}

} // namespace formant
