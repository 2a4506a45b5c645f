#pragma once

#include "engine/base/paths.h"
#include "engine/data/corpus.h"
#include "engine/session/preflight/preflight_report.h"

#include <cstdint>
#include <vector>

namespace formant {

/// Warns if the disk has too little free space for the checkpoints that a run keeps. `parameters`:
/// number of model parameters; `kept`: number of checkpoints that are kept.
void check_checkpoint_space(const Path& run_folder, std::int64_t parameters, std::int64_t kept,
                            PreflightReport& report);

/// Checks that the user's cache folder is writable. Returns false if it is not.
bool check_cache(PreflightReport& report);

/// Warns if the cache folder has too little free space for the decoded recordings.
void check_cache_space(const Utterances& corpus, PreflightReport& report);

/// Warns for each of `places` that lies on slow storage: a Windows drive under WSL2, or a network
/// file system. Reads the mount table below `root`.
void check_slow_storage(const std::vector<Path>& places, PreflightReport& report,
                        const Path& root = "/");

/// Reads files until 64 MB or 2 s are reached, and returns the speed in MB (1e6 bytes) per second;
/// 0 if nothing can be read. Files in the page cache seem faster than their disk.
double read_speed_mb_per_s(const std::vector<Path>& files);

/// Checks that a run of this name can be stored below `runs` and that no other process trains it.
/// Returns false if not.
bool check_run_folder(const Path& runs, const std::string& name, PreflightReport& report);

} // namespace formant
