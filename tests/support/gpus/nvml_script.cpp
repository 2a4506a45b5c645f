#include "tests/support/gpus/nvml_script.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

namespace formant::test {
namespace {

std::string read_script() {
    const char* file = std::getenv("FORMANT_NVML_SCRIPT");
    std::ifstream stream(file == nullptr ? "" : file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

const Json& nvml_script() {
    static std::string text;
    static Json current = Json::object();
    const std::string now = read_script();
    if (now == text)
        return current;
    const Json read = Json::parse(now, nullptr, /*allow_exceptions=*/false);
    if (read.is_object()) {
        current = read;
        text = now;
    }
    return current;
}

const Json& scripted_gpus() {
    static const Json none = Json::array();
    const Json& script = nvml_script();
    return script.contains("gpus") ? script["gpus"] : none;
}

const Json* find_scripted_gpu(const std::string& uuid) {
    for (const Json& gpu : scripted_gpus())
        if (gpu.value("uuid", "") == uuid)
            return &gpu;
    return nullptr;
}

bool is_gone(const Json& gpu) {
    static std::map<std::string, int> calls;
    const int call = ++calls[gpu.value("uuid", "")];
    return gpu.contains("gone_after") && call > gpu["gone_after"].get<int>();
}

} // namespace formant::test
