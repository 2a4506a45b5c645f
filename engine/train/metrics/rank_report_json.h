#pragma once

#include "engine/train/events.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace formant {

/// Returns a report as a JSON object, for metrics.jsonl and for other ranks.
std::string rank_report_to_json(const RankReport& report);

/// Reads the object of rank_report_to_json(). Values that are missing or have another type keep the
/// default of the struct.
RankReport rank_report_from_json(const nlohmann::ordered_json& json);
/// Parses the text of rank_report_to_json() first.
RankReport parse_rank_report(std::string_view text);

} // namespace formant
