#pragma once

#include "engine/base/result.h"
#include "engine/distributed/rank_identity.h"
#include "engine/hardware/hardware_info.h"
#include "engine/session/runs/run_request.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the devices that `--gpus` or train.gpus names, as arguments for `--gpu`: "all" for every
/// GPU that LibTorch can train on, or numbers and UUIDs separated by commas. ErrorKind::usage if
/// one is named twice or is not there, ErrorKind::device if one cannot be used or there is none.
Result<std::vector<std::string>> choose_gpus(const std::string& choice,
                                             const HardwareInfo& hardware);
/// The same on this machine. The first call in a process may take seconds.
Result<std::vector<std::string>> choose_gpus(const std::string& choice);

/// Returns the GPUs of train.gpus in the configuration of a request; none if that is empty or not
/// valid, or the request names a device. Errors as choose_gpus().
Result<std::vector<std::string>> configured_gpus(const RunRequest& request);

/// Returns the device of a rank, as an argument for `--gpu`. Unless `requested` names one: the GPU
/// with the number of the rank on its machine; the only one if there is one, because some launchers
/// show each rank its own GPU alone; the CPU without GPUs.
std::string device_of_rank(const std::string& requested, const RankIdentity& identity,
                           std::size_t num_gpus);

/// What each rank says about its device, for check_rank_devices().
struct RankDevice {
    std::string host;
    std::string gpu;  ///< persistent_id(); empty: the CPU
    std::string type; ///< the name of the GPU, or of the CPU with its number of threads
};

/// The devices of all ranks of a run.
struct RankDevices {
    std::vector<std::string> gpus_here; ///< UUIDs of those on which ranks train on this machine
    bool are_alike = true;              ///< of one type, so that no rank is faster than the others
};

/// Checks that the ranks, in their order, can sum with each other. ErrorKind::usage if some compute
/// on GPUs and others on CPUs, or two share a GPU.
Result<void> check_rank_devices(const std::vector<RankDevice>& devices);

} // namespace formant
