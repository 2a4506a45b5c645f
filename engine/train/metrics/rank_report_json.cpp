#include "engine/train/metrics/rank_report_json.h"

#include "engine/base/text/json_text.h"
#include "engine/train/metrics/hardware_fields.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::ordered_json;

template <class Value>
bool has_type_of(const Json& json, const Value&) {
    return std::is_same_v<Value, bool> ? json.is_boolean() : json.is_number();
}
bool has_type_of(const Json& json, const std::string&) {
    return json.is_string();
}

template <class Value>
void read(const Json& object, const char* name, Value& value) {
    if (const auto found = object.find(name); found != object.end() && has_type_of(*found, value))
        value = found->get<Value>();
}
template <class Value>
void read(const Json& object, const char* name, std::optional<Value>& value) {
    Value read_value{};
    if (const auto found = object.find(name);
        found != object.end() && has_type_of(*found, read_value))
        value = found->get<Value>();
}

} // namespace

std::string rank_report_to_json(const RankReport& report) {
    Json json = {{"host", report.host},
                 {"samples", report.samples},
                 {"compute_ms", report.times.compute_ms},
                 {"data_wait_ms", report.times.data_ms},
                 {"rank_wait_ms", report.times.wait_ms}};
    if (report.gpu) {
        json["gpu"]["uuid"] = report.gpu->uuid;
        visit_gpu_fields(*report.gpu, [&](const char* name, const auto& value) {
            if (value)
                json["gpu"][name] = *value;
        });
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

RankReport parse_rank_report(std::string_view text) {
    return rank_report_from_json(parse_json(text));
}

RankReport rank_report_from_json(const Json& json) {
    RankReport report;
    if (!json.is_object())
        return report;
    read(json, "host", report.host);
    read(json, "samples", report.samples);
    read(json, "compute_ms", report.times.compute_ms);
    read(json, "data_wait_ms", report.times.data_ms);
    read(json, "rank_wait_ms", report.times.wait_ms);
    if (const auto gpu = json.find("gpu"); gpu != json.end() && gpu->is_object()) {
        report.gpu.emplace();
        read(*gpu, "uuid", report.gpu->uuid);
        visit_gpu_fields(*report.gpu,
                         [&](const char* name, auto& value) { read(*gpu, name, value); });
    }
    return report;
}

} // namespace formant
