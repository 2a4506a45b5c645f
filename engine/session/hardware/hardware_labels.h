#pragma once

#include "engine/hardware/hardware_info.h"
#include "engine/session/hardware/automatic_settings.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Returns a message for names and numbers that are the same in every language.
Message untranslated(const std::string& text);

/// Returns "Linux", "WSL2", ...; the same in every language.
std::string platform_name(Platform platform);

/// Returns a label like "Linux: Debian GNU/Linux 12 (bookworm), in a container (docker)".
Message platform_label(const HostInfo& host);

/// Returns a label like "AMD EPYC 7B13, 8 cores, 16 usable threads, 64.0 GiB of memory", without
/// unknown parts.
Message cpu_label(const HostInfo& host);

/// Returns a label like "NVIDIA GeForce RTX 4090 (Ada, sm_89, 24.0 GiB)", without unknown parts.
Message gpu_label(const GpuInfo& gpu);

/// Returns a message like "CUDA_LAUNCH_BLOCKING: ..." for each environment variable that affects
/// training.
std::vector<Message> environment_messages(const HardwareInfo& hardware);

/// Returns "24.0 GiB", or "not available" if the number is unknown.
Message memory_label(const std::optional<std::int64_t>& bytes);

/// Returns the text of a driver, or "not available" if it is empty.
Message or_not_available(const std::string& text);

/// Returns a label like "450 W", or "not available".
Message power_limit_label(const GpuInfo& gpu);

/// Returns the usable attention kernels, like "flash, efficient, math", or "not available"; "not
/// tested" where none was tried, as at the start of a run.
Message attention_label(const GpuInfo& gpu);

/// Returns "GPU 0", or a note that LibTorch cannot use the GPU and so has no index for it.
Message gpu_index_label(const GpuInfo& gpu);

/// Returns the line with the number of samples that a step trains on, and how many ranks share it.
Message samples_per_step_message(const TrainConfig& config, std::size_t num_ranks);

/// Returns one line with all settings of that origin; empty if there are none.
Message resolved_settings_message(const std::vector<ResolvedSetting>& settings,
                                  SettingSource source);

} // namespace formant
