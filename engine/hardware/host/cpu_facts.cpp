#include "engine/hardware/host/cpu_facts.h"

#include "engine/hardware/host/kernel_file.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <sstream>
#include <utility>

namespace formant {
namespace {

/// Instruction sets: the kernel's name of the feature, and the usual name.
constexpr std::pair<const char*, const char*> known_sets[] = {
    {"avx2", "AVX2"},    {"avx512f", "AVX-512"}, {"avx512_bf16", "AVX512-BF16"},
    {"amx_tile", "AMX"}, {"neon", "NEON"},       {"asimd", "NEON"},
    {"sve", "SVE"}};

/// Splits the text into one entry per hardware thread; blank lines separate them.
std::vector<std::string> entries_of(const std::string& cpuinfo) {
    std::vector<std::string> entries;
    for (std::size_t begin = 0; begin < cpuinfo.size();) {
        const auto end = std::min(cpuinfo.find("\n\n", begin), cpuinfo.size());
        entries.push_back(cpuinfo.substr(begin, end - begin));
        begin = end + 2;
    }
    std::erase_if(entries, [](const std::string& entry) {
        return !value_of(entry, "processor", ':'); // the board, listed last by some ARM machines
    });
    return entries;
}

std::optional<int> count_physical_cores(const std::vector<std::string>& entries) {
    std::set<std::pair<std::string, std::string>> cores;
    for (const std::string& entry : entries) {
        const auto package = value_of(entry, "physical id", ':');
        const auto core = value_of(entry, "core id", ':');
        if (!package || !core)
            return std::nullopt;
        cores.emplace(*package, *core);
    }
    return cores.empty() ? std::nullopt : std::optional(static_cast<int>(cores.size()));
}

std::set<std::string> split_whitespace(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()};
}

std::vector<std::string> instruction_sets_of(const std::string& entry) {
    const auto x86 = value_of(entry, "flags", ':');
    const auto features =
        split_whitespace(x86 ? *x86 : value_of(entry, "Features", ':').value_or(""));
    std::vector<std::string> sets;
    for (const auto& [feature, name] : known_sets)
        if (features.contains(feature))
            sets.emplace_back(name);
    return sets;
}

} // namespace

CpuFacts cpu_facts(const std::string& cpuinfo) {
    const auto entries = entries_of(cpuinfo);
    if (entries.empty())
        return {};
    return {value_of(entries.front(), "model name", ':').value_or(""),
            count_physical_cores(entries), instruction_sets_of(entries.front())};
}

int usable_cores(int allowed_threads, std::optional<double> cpu_limit) {
    const int limit = cpu_limit ? static_cast<int>(std::ceil(*cpu_limit)) : allowed_threads;
    return std::max(1, std::min(allowed_threads, limit));
}

} // namespace formant
