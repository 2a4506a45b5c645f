#include "engine/train/metrics/losses_at_steps.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <fstream>
#include <string>
#include <string_view>

namespace formant {
namespace {

using Json = nlohmann::json;
using Losses = std::map<std::int64_t, LossesOfStep>;

/// Without parsing the line: all records have the step as a number of its own.
std::optional<std::int64_t> step_of(std::string_view line) {
    constexpr std::string_view key = "\"step\":";
    const std::size_t found = line.find(key);
    if (found == std::string_view::npos)
        return std::nullopt;
    const char* begin = line.data() + found + key.size();
    std::int64_t step = 0;
    const auto read = std::from_chars(begin, line.data() + line.size(), step);
    return read.ec == std::errc() ? std::optional(step) : std::nullopt;
}

void take(const Json& record, LossesOfStep& losses) {
    const auto type = record.find("type");
    const auto total = record.find("total");
    if (type == record.end() || total == record.end() || !total->is_number())
        return;
    if (*type == "train")
        losses.training = total->get<double>();
    else if (*type == "valid")
        losses.validation = total->get<double>();
}

/// What was trained after that step is void from here on.
void resume_at(std::int64_t step, Losses& losses) {
    losses.erase(losses.upper_bound(step), losses.end());
}

void take_line(const std::string& line, const std::set<std::int64_t>& steps, Losses& losses) {
    const auto step = step_of(line);
    const bool resumes = step && line.find("\"resume\"") != std::string::npos;
    if (!step || (!resumes && !steps.contains(*step)))
        return;
    const Json record = Json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (!record.is_object())
        return; // the line that is being written just now
    if (record.value("type", Json()) == "resume")
        resume_at(*step, losses);
    else if (steps.contains(*step))
        take(record, losses[*step]);
}

} // namespace

Losses losses_at_steps(const Path& metrics, const std::set<std::int64_t>& steps,
                       const Cancellation& cancellation) {
    Losses losses;
    std::ifstream file(metrics);
    for (std::string line; !cancellation.requested() && std::getline(file, line);)
        take_line(line, steps, losses);
    return losses;
}

} // namespace formant
