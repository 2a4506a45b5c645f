#include "engine/session/training/rank_communication.h"

#include "engine/distributed/c10d_group.h"
#include "engine/distributed/launch_environment.h"
#include "engine/hardware/environment.h"
#include "engine/session/training/rank_launcher.h"
#include "engine/session/training/rank_start.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace formant {
namespace {

constexpr int repetitions = 11;

Error wrong_sum_error() {
    return {ErrorKind::device,
            message(FORMANT_TR("session", "a sum over the ranks is wrong; check the network cards "
                                          "and GPUs, and that all ranks run the same build"))};
}

/// Waits for the device too.
double value_of(const at::Tensor& tensor) {
    return tensor.view(-1)[-1].item<double>();
}

/// Returns the seconds of one sum, which all ranks begin together.
Result<double> time_sum(ProcessGroup& group, const at::Tensor& tensor) {
    const auto ranks = static_cast<double>(group.size());
    tensor.fill_(static_cast<double>(group.rank()) + 1);
    value_of(tensor);
    group.all_gather("");
    const auto start = std::chrono::steady_clock::now();
    group.begin_all_reduce(tensor)->wait();
    const double sum = value_of(tensor);
    const auto end = std::chrono::steady_clock::now();
    if (sum != ranks * (ranks + 1) / 2)
        return fail(wrong_sum_error());
    return std::chrono::duration<double>(end - start).count();
}

Result<AllReduceSpeed> measure(ProcessGroup& group, at::Device device, std::int64_t bytes) {
    const at::Tensor tensor =
        at::empty({bytes / 4}, at::TensorOptions().dtype(at::kFloat).device(device));
    std::vector<double> times;
    for (int i = 0; i <= repetitions; ++i) {
        const auto seconds = time_sum(group, tensor);
        if (!seconds)
            return fail(seconds.error());
        if (i > 0) // the first one opens connections
            times.push_back(*seconds);
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2], ranks = static_cast<double>(group.size());
    return AllReduceSpeed{bytes, median,
                          2 * (ranks - 1) / ranks * static_cast<double>(bytes) / median};
}

/// All ranks end at the same size, also if only one was asked to.
bool is_canceled(ProcessGroup& group, const CancellationToken& cancellation) {
    const auto answers = group.all_gather(cancellation.requested() ? "stop" : "");
    return std::ranges::find(answers, "stop") != answers.end();
}

Result<void> measure_all(ProcessGroup& group, at::Device device,
                         const CancellationToken& cancellation,
                         const std::function<void(const AllReduceSpeed&)>& on_speed) {
    for (const std::int64_t mib : {1, 16, 128}) {
        if (is_canceled(group, cancellation))
            return fail(ErrorKind::interrupted,
                        message(FORMANT_TR("session", "the measurement was stopped")));
        const auto speed = measure(group, device, mib << 20);
        if (!speed)
            return fail(speed.error());
        on_speed(*speed);
    }
    return {};
}

Result<void> measure_in(ProcessGroup& group, const RunHardware& hardware,
                        const CancellationToken& cancellation,
                        const std::function<void(const RankCommunication&)>& on_begin,
                        const std::function<void(const AllReduceSpeed&)>& on_speed) {
    try {
        return use_rank_devices(group, hardware).and_then([&](const std::vector<std::string>&) {
            on_begin({group.rank(), group.size(), hardware.device.str()});
            return measure_all(group, hardware.device, cancellation, on_speed);
        });
    } catch (const RankFailure& lost) {
        return fail(lost.error());
    }
}

} // namespace

Result<void> measure_communication(const std::string& device, const CancellationToken& cancellation,
                                   const std::function<void(const RankCommunication&)>& on_begin,
                                   const std::function<void(const AllReduceSpeed&)>& on_speed) {
    const auto identity = rank_from_environment(environment_variable);
    if (!identity)
        return fail(identity.error());
    if (identity->size == 1)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "there is one rank only, so there is nothing to "
                                                  "measure; add --gpus or --ranks")));
    RunConfig config;
    const auto hardware = resolve_run_hardware(own_rank_device(device, *identity), config, config);
    if (!hardware)
        return fail(hardware.error());
    const auto group = join_c10d_group(*identity, cancellation);
    if (!group)
        return fail(group.error());
    auto measured = measure_in(**group, *hardware, cancellation, on_begin, on_speed);
    if (!measured)
        (*group)->report_failure(measured.error());
    return measured;
}

} // namespace formant
