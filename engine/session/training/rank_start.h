#pragma once

#include "engine/distributed/process_group.h"
#include "engine/session/config/run_config.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/session/runs/resume_point.h"
#include "engine/session/training/rank_devices.h"
#include "engine/session/training/resumed_run.h"
#include "engine/session/training/training_setup.h"
#include "engine/train/ranked_boundary.h"
#include "engine/train/step/memory_policy.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// What rank 0 has resolved when a run starts: the other ranks read neither the user's
/// configuration nor the run folder, which may not be on their machine.
struct RankStart {
    RunConfig config; ///< with the automatic values of rank 0
    ResumePoint point;
    PendingChanges pending;
};

/// Replaces an automatic train.data_parallel_size, so that a resumed run has as many samples per
/// step as the original one, whatever the number of ranks. `original` as in ResumePoint.
void resolve_data_parallel_size(TrainConfig& config, const std::optional<RunConfig>& original,
                                std::size_t num_ranks);

/// Sends the start of rank 0 to the other ranks, with the checkpoint's file. ErrorKind::disk if
/// that can no longer be read.
Result<void> send_start(ProcessGroup& group, const RunConfig& config, const ResumePoint& point,
                        const PendingChanges& pending);

/// Waits for send_start() of rank 0.
Result<RankStart> receive_start(ProcessGroup& group);

/// Lets the group sum on the devices of all ranks. Errors as check_rank_devices() and
/// ProcessGroup::use_device().
Result<RankDevices> use_rank_devices(ProcessGroup& group, const RunHardware& hardware);

/// Returns what a rank exchanges with the others between two steps. `take_gpu_sample` may be empty.
/// The reference must outlive the boundary.
RankedBoundary::Options
boundary_options(PreparedTraining& training, const RankDevices& devices,
                 std::function<std::optional<GpuSample>()> take_gpu_sample = {});

/// Checks that all ranks have prepared the same training, and gives all of them the weights and
/// `reduced_memory` of rank 0. ErrorKind::data on every rank if one has other recordings or texts.
Result<std::optional<MemoryUse>> agree_on_start(ProcessGroup& group, PreparedTraining& training,
                                                const std::optional<MemoryUse>& reduced_memory);

} // namespace formant
