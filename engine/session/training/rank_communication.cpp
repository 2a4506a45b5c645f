#include "engine/session/training/rank_communication.h"

#include "engine/session/training/joined_rank.h"

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

} // namespace

Result<void> measure_communication(const std::string& device, const CancellationToken& cancellation,
                                   const std::function<void(const RankCommunication&)>& on_begin,
                                   const std::function<void(const AllReduceSpeed&)>& on_speed) {
    return with_joined_rank(device, cancellation, [&](JoinedRank& rank) {
        ProcessGroup& group = *rank.group;
        on_begin({group.size(), rank.hardware.device.str()});
        return measure_all(group, rank.hardware.device, cancellation, on_speed);
    });
}

} // namespace formant
