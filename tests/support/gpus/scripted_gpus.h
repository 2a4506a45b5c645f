#pragma once

#include "tests/support/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <string>

namespace formant::test {

/// Returns a GPU for the scripted NVML (scripted_nvml.cpp documents the entries).
inline nlohmann::json scripted_rtx_4090() {
    return {
        {"uuid", "GPU-4090aaaa-0000-1111-2222-333344445555"},
        {"name", "NVIDIA GeForce RTX 4090"},
        {"bus", 0x65},
        {"capability", {8, 9}},
        {"memory", {{"total", 25'757'220'864}, {"reserved", 445'644'800}, {"used", 1 << 30}}},
        {"power_limit_mw", 450'000},
        {"power_mw", 312'500},
        {"temperature_c", 65},
        {"utilisation_percent", 97},
        {"core_mhz", 2520},
        {"memory_mhz", 10'501},
        {"throttle", 0},
        {"processes", {{{"pid", 1}, {"bytes", 600 << 20}}, {{"pid", 0}, {"bytes", 424 << 20}}}}};
}

inline nlohmann::json scripted_t4() {
    return {{"uuid", "GPU-00074bbb-0000-1111-2222-333344445555"},
            {"name", "Tesla T4"},
            {"bus", 0xaf},
            {"capability", {7, 5}},
            {"memory", {{"total", 16'106'127'360}, {"reserved", 455'000'064}, {"used", 0}}},
            {"power_limit_mw", 70'000},
            {"power_mw", 9'800},
            {"temperature_c", 41},
            {"utilisation_percent", 0},
            {"core_mhz", 300},
            {"memory_mhz", 405},
            {"throttle", 1},
            {"processes", nlohmann::json::array()}};
}

/// Returns the script of a machine with these GPUs.
inline nlohmann::json scripted_machine(std::initializer_list<nlohmann::json> gpus) {
    return {{"driver", "550.54.15"}, {"cuda", 12'040}, {"gpus", nlohmann::json::array_t(gpus)}};
}

/// Makes this process and its children use the scripted NVML during its lifetime.
class ScriptedNvml {
  public:
    explicit ScriptedNvml(const std::string& library, const nlohmann::json& script) {
        say(script);
        ::setenv("FORMANT_NVML", library.c_str(), 1);
        ::setenv("FORMANT_NVML_SCRIPT", file().c_str(), 1);
    }
    ~ScriptedNvml() {
        ::unsetenv("FORMANT_NVML");
        ::unsetenv("FORMANT_NVML_SCRIPT");
    }
    ScriptedNvml(const ScriptedNvml&) = delete;
    ScriptedNvml& operator=(const ScriptedNvml&) = delete;

    /// Changes the machine from now on.
    void say(const nlohmann::json& script) const { std::ofstream(file()) << script.dump(); }

  private:
    Path file() const { return folder_ / "nvml.json"; }
    TemporaryFolder folder_;
};

} // namespace formant::test
