#pragma once

#include "engine/hardware/hardware_info.h"
#include "engine/session/hardware/automatic_settings.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Names and numbers, which are the same in every language.
Message untranslated(const std::string& text);

/// "Linux", "WSL2": names, the same in every language.
std::string platform_name(Platform platform);

/// "Debian GNU/Linux 12 (bookworm), in docker"
Message platform_words(const HostInfo& host);

/// "AMD EPYC 7B13, 8 cores, 16 usable threads, 64.0 GiB of memory"; without what is not known.
Message cpu_words(const HostInfo& host);

/// "NVIDIA GeForce RTX 4090 (Ada, sm_89, 24.0 GiB)"; without what is not known.
Message gpu_words(const GpuInfo& gpu);

/// "CUDA_LAUNCH_BLOCKING: ..."; one for each variable of the environment that matters.
std::vector<Message> environment_words(const HardwareInfo& hardware);

/// "24.0 GiB"; "not available" where it is not known.
Message memory_words(const std::optional<std::int64_t>& bytes);

/// A text that a driver gives; "not available" for an empty one.
Message or_not_available(const std::string& text);

/// "450 W"
Message power_limit_words(const GpuInfo& gpu);

/// "flash, efficient, math"
Message attention_words(const GpuInfo& gpu);

/// "GPU 0", or that LibTorch has no number for it.
Message index_words(const GpuInfo& gpu);

/// One line for all settings of that source; empty where there is none.
Message settled_words(const std::vector<SettledSetting>& settings, SettingSource source);

} // namespace formant
