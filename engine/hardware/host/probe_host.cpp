#include "engine/hardware/host/probe_host.h"

#include "engine/base/os/os_affinity.h"
#include "engine/hardware/host/cgroup_limits.h"
#include "engine/hardware/host/cpu_facts.h"
#include "engine/hardware/host/kernel_file.h"
#include "engine/hardware/host/memory_facts.h"
#include "engine/hardware/host/platform_facts.h"

namespace formant {

HostInfo probe_host(const Path& root) {
    const PlatformFacts platform = platform_facts(root);
    const CpuFacts cpu = cpu_facts(kernel_text(root / "proc/cpuinfo").value_or(""));
    const MemoryFacts memory = memory_facts(kernel_text(root / "proc/meminfo").value_or(""));
    const CgroupLimits limits = cgroup_limits(root);
    HostInfo host;
    host.platform = platform.platform;
    host.system = platform.system;
    host.container = platform.container;
    host.cpu_model = cpu.model;
    host.physical_cores = cpu.physical_cores;
    host.usable_cores = usable_cores(allowed_hardware_threads(), limits.cpus);
    host.instruction_sets = cpu.instruction_sets;
    host.ram_bytes = memory.ram_bytes;
    host.available_ram_bytes = memory.available_ram_bytes;
    host.memory_limit_bytes = limits.memory_bytes;
    host.cpu_limit = limits.cpus;
    return host;
}

} // namespace formant
