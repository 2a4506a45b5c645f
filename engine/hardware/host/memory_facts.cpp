#include "engine/hardware/host/memory_facts.h"

#include "engine/hardware/host/kernel_file.h"

namespace formant {
namespace {

std::optional<std::int64_t> bytes_of(const std::string& meminfo, const char* key) {
    const auto value = value_of(meminfo, key, ':');
    if (!value || !value->ends_with(" kB"))
        return std::nullopt;
    const auto kib = whole_number(value->substr(0, value->size() - 3));
    return kib && *kib >= 0 && *kib < (std::int64_t{1} << 50) ? std::optional(*kib * 1024)
                                                              : std::nullopt;
}

} // namespace

MemoryFacts memory_facts(const std::string& meminfo) {
    MemoryFacts facts = {bytes_of(meminfo, "MemTotal"), bytes_of(meminfo, "MemAvailable")};
    if (facts.ram_bytes == 0) // no machine has no RAM, but available RAM may be 0
        facts.ram_bytes.reset();
    return facts;
}

} // namespace formant
