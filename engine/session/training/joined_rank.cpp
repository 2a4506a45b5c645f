#include "engine/session/training/joined_rank.h"

#include "engine/distributed/c10d_group.h"
#include "engine/distributed/launch_environment.h"
#include "engine/hardware/environment.h"
#include "engine/session/training/rank_launcher.h"
#include "engine/session/training/rank_start.h"
#include "engine/train/internal_error.h"

namespace formant {
namespace {

Error single_rank_error() {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "there is one rank only, so there is nothing to "
                                          "measure; add --gpus or --ranks"))};
}

Result<void> use_device_and_work(JoinedRank& rank,
                                 const std::function<Result<void>(JoinedRank& rank)>& work) {
    try {
        return use_rank_devices(*rank.group, rank.hardware).and_then([&](const RankDevices&) {
            return work(rank);
        });
    } catch (const RankFailure& lost) {
        return fail(lost.error());
    } catch (const std::exception& failure) { // LibTorch throws if a device fails
        return fail(internal_error(failure));
    }
}

} // namespace

Result<void> with_joined_rank(const std::string& requested, const CancellationToken& cancellation,
                              const std::function<Result<void>(JoinedRank& rank)>& work) {
    const auto identity = rank_from_environment(environment_variable);
    if (!identity)
        return fail(identity.error());
    if (identity->size == 1)
        return fail(single_rank_error());
    JoinedRank rank;
    rank.device = own_rank_device(requested, *identity);
    RunConfig config;
    auto hardware = resolve_run_hardware(rank.device, config, config);
    if (!hardware)
        return fail(hardware.error());
    rank.hardware = std::move(*hardware);
    auto group = join_c10d_group(*identity, cancellation);
    if (!group)
        return fail(group.error());
    rank.group = std::move(*group);
    auto done = use_device_and_work(rank, work);
    if (!done)
        rank.group->report_failure(done.error());
    return done;
}

} // namespace formant
