#include "engine/session/step_records.h"

#include <charconv>
#include <limits>
#include <string>
#include <utility>

namespace formant {
namespace {

constexpr std::string_view train_start = R"({"type":"train",)";
constexpr std::string_view time_start = R"({"type":"time",)";

/// What is no number there (null) is no number here.
double number_at(std::string_view text) {
    double number = std::numeric_limits<double>::quiet_NaN();
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// NaN where the line has no such key.
double number_of(std::string_view line, std::string_view key) {
    const auto place = line.find(key);
    return number_at(place == line.npos ? "" : line.substr(place + key.size()));
}

std::int64_t count_of(std::string_view line, std::string_view key) {
    const double number = number_of(line, key);
    return number > 0 ? static_cast<std::int64_t>(number) : 0;
}

/// `"losses":{"recon":1.5,"kl":0.25}`
LossValues losses_of(std::string_view line) {
    constexpr std::string_view key = R"("losses":{)";
    LossValues losses;
    const auto begin = line.find(key), end = line.find('}', begin);
    if (begin == line.npos || end == line.npos)
        return losses;
    std::string_view rest = line.substr(begin + key.size(), end - begin - key.size());
    while (!rest.empty()) {
        const auto colon = rest.find("\":"), comma = rest.find(',', colon);
        if (colon == rest.npos)
            break;
        losses.emplace_back(rest.substr(1, colon - 1), number_at(rest.substr(colon + 2)));
        rest.remove_prefix(comma == rest.npos ? rest.size() : comma + 1);
    }
    return losses;
}

StepReport values_of(std::string_view line) {
    StepReport report;
    report.step = count_of(line, R"("step":)");
    report.epoch = count_of(line, R"("epoch":)");
    report.losses = losses_of(line);
    report.total = number_of(line, R"("total":)");
    report.learning_rate = number_of(line, R"("learning_rate":)");
    report.grad_norm = number_of(line, R"("grad_norm":)");
    report.applied = line.find(R"("applied":true)") != line.npos;
    if (line.find(R"("loss_scale":)") != line.npos)
        report.loss_scale = number_of(line, R"("loss_scale":)");
    return report;
}

void add_times(std::string_view line, StepReport& report) {
    report.max_steps = count_of(line, R"("max_steps":)");
    report.step_ms = number_of(line, R"("step_ms":)");
    report.data_wait_ms = number_of(line, R"("data_wait_ms":)");
    report.samples_per_s = number_of(line, R"("samples_per_s":)");
    report.seconds_left = number_of(line, R"("seconds_left":)");
    report.next_save = count_of(line, R"("next_save":)");
}

} // namespace

bool StepRecords::take(std::string_view line) {
    if (line.starts_with(train_start)) {
        report_ = values_of(line);
        has_values_ = line.ends_with('}'); // else a crash has cut it
        return true;
    }
    if (!line.starts_with(time_start))
        return false;
    const bool is_of_it = has_values_ && count_of(line, R"("step":)") == report_.step;
    has_times_ = is_of_it && line.ends_with('}');
    if (has_times_)
        add_times(line, report_);
    return true;
}

std::optional<StepReport> StepRecords::whole() {
    if (!std::exchange(has_times_, false))
        return std::nullopt;
    has_values_ = false;
    return std::move(report_);
}

} // namespace formant
