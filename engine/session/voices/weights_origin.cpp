#include "engine/session/voices/weights_origin.h"

#include "engine/models/upstream_layout.h"

#include <fmt/format.h>

namespace formant {
namespace {

constexpr const char* origin_key = "weights_from";

} // namespace

std::string third_party_origin(const Path& file, const ModelKind& kind) {
    const std::string name = file.filename().string();
    const UpstreamLayout* upstream = kind.upstream();
    if (upstream == nullptr || *upstream->license.text == '\0')
        return fmt::format("{} ({})", name, kind.name());
    return fmt::format("{} ({}; published weights: {})", name, kind.name(), upstream->license.text);
}

std::string joined_origins(const std::string& first, const std::string& second) {
    if (first.empty() || second.empty())
        return first + second;
    return first.find(second) != std::string::npos ? first : fmt::format("{}, {}", first, second);
}

void record_origin(StateTree& header, const std::string& origin) {
    if (!origin.empty())
        header["provenance"][origin_key] = origin;
}

std::string recorded_origin(const StateTree& checkpoint) {
    return checkpoint.subtree("provenance")
        .and_then(
            [](const StateTree& provenance) { return provenance.get<std::string>(origin_key); })
        .value_or("");
}

} // namespace formant
