#pragma once

#include "engine/base/result.h"
#include "engine/distributed/rank_identity.h"

#include <functional>
#include <string>

namespace formant {

/// Returns the value of an environment variable, empty if it is not set.
using VariableLookup = std::function<std::string(const std::string& name)>;

/// Reads the identity of this process from the variables of the launcher that started it: torchrun
/// (RANK, WORLD_SIZE, LOCAL_RANK, MASTER_ADDR, MASTER_PORT), `srun` of Slurm (SLURM_PROCID,
/// SLURM_STEP_NUM_TASKS, ...) or `mpirun` of Open MPI (OMPI_COMM_WORLD_RANK, ...). Returns a single
/// rank without a launcher, also in a batch script of Slurm, which runs once. MASTER_ADDR and
/// MASTER_PORT override what follows from Slurm's and Open MPI's. ErrorKind::usage if a variable is
/// missing or makes no sense.
Result<RankIdentity> rank_from_environment(const VariableLookup& variable);

} // namespace formant
