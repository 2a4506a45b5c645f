#include "app/hardware_tuning.h"

#include "app/exit_code.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/session/tuning/remembered_tuning.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

double gib(std::int64_t bytes) {
    return static_cast<double>(bytes) / (1 << 30);
}

void print_trial(const TuneTrial& trial) {
    const std::string size = fmt::format("{} x {}", trial.batch_size, trial.accumulation);
    if (trial.works())
        print_line(fmt::format("{:>10}  {:.1f} samples/s, {:.1f} of {:.1f} GiB", size,
                               trial.samples_per_s, gib(trial.peak_bytes), gib(trial.limit_bytes)));
    else
        print_line(fmt::format("{:>10}  {}", size, to_english(trial.failure)));
    std::fflush(stdout);
}

TuneRequest tune_request(const HardwareRequest& hardware) {
    TuneRequest request;
    request.config_file = hardware.config_file;
    request.settings = hardware.settings;
    request.device = device_to_open(hardware.device);
    return request;
}

int save(const TuneRequest& request, const TuningReport& found) {
    print_line(fmt::format("fastest: {} x {}", found.best.batch_size, found.best.accumulation));
    const auto remembered = remember_tuning(offer_devices(), request.device, found.result);
    if (!remembered)
        return report(remembered.error());
    print_line(to_english(*remembered));
    return 0;
}

} // namespace

int tune_in_terminal(const HardwareRequest& hardware) {
    const StopOnSignal stop;
    const TuneRequest request = tune_request(hardware);
    const auto found = tune(request, stop.token(), print_trial);
    return found ? save(request, *found) : report(found.error());
}

} // namespace formant
