#include "ui/training/run_troubles.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace formant {
namespace {

using Kind = RunTrouble::Kind;

/// A problem without an end of its own passes after this many steps without another one.
constexpr std::int64_t lifetime_steps = 200;

Kind kind_of(std::string_view id) {
    static constexpr std::array<std::pair<std::string_view, Kind>, 11> kinds = {
        {{"disk-full", Kind::waiting_for_disk},
         {"not-saved", Kind::not_saved},
         {"samples-not-written", Kind::not_saved},
         {"change-not-kept", Kind::not_saved},
         {"non-finite-step", Kind::skipped_steps},
         {"loss-explosion", Kind::skipped_steps},
         {"loss-scale-halving", Kind::skipped_steps},
         {"rolled-back", Kind::skipped_steps},
         {"diverged", Kind::skipped_steps},
         {"overfitting", Kind::quality},
         {"plateau", Kind::quality}}};
    const auto* found = std::ranges::find(kinds, id, &std::pair<std::string_view, Kind>::first);
    return found == kinds.end() ? Kind::other : found->second;
}

/// Problems of quality pass with a better validation, and a missing save with a successful one.
bool ends_with_steps(const RunTrouble& trouble) {
    return trouble.kind == Kind::skipped_steps || trouble.kind == Kind::other ||
           trouble.advice.id == "change-not-kept";
}

} // namespace

void TroubleWatch::handle(const TrainEvent& event) {
    if (const auto* advice = std::get_if<Advice>(&event))
        return add(*advice);
    if (const auto* report = std::get_if<StepReport>(&event))
        return apply(*report);
    if (const auto* report = std::get_if<ValidationReport>(&event))
        return apply(*report);
    if (const auto* state = std::get_if<RunState>(&event))
        return apply(*state);
    if (std::holds_alternative<SampleReady>(event))
        return remove(Kind::not_saved, "samples-not-written");
    if (!std::holds_alternative<CheckpointSaved>(event))
        return;
    remove(Kind::waiting_for_disk);
    remove(Kind::not_saved, "not-saved");
}

void TroubleWatch::handle_past(const TrainEvent& event) {
    const auto* advice = std::get_if<Advice>(&event);
    if (advice == nullptr || kind_of(advice->id) > Kind::not_saved)
        handle(event);
}

void TroubleWatch::add(const Advice& advice) {
    RunTrouble trouble{kind_of(advice.id), advice, 1};
    const auto before = std::ranges::find(active_, trouble.kind, &RunTrouble::kind);
    if (before != active_.end()) {
        trouble.count = before->count + 1;
        active_.erase(before);
    }
    active_.push_back(std::move(trouble));
    std::ranges::stable_sort(active_, {}, &RunTrouble::kind);
}

void TroubleWatch::apply(const StepReport& report) {
    remove(Kind::waiting_for_disk);
    std::erase_if(active_, [&](const RunTrouble& trouble) {
        return ends_with_steps(trouble) && report.step - trouble.advice.step > lifetime_steps;
    });
}

void TroubleWatch::apply(const ValidationReport& report) {
    const bool is_better = report.best || (last_validation_ && report.total < *last_validation_);
    last_validation_ = report.total;
    if (report.best)
        remove(Kind::quality);
    else if (is_better)
        remove(Kind::quality, "overfitting");
}

/// After the end, only what is missing on the disk still matters.
void TroubleWatch::apply(const RunState& state) {
    if (state.phase == RunPhase::training)
        remove(Kind::waiting_for_disk);
    if (is_final(state.phase))
        std::erase_if(active_,
                      [](const RunTrouble& trouble) { return trouble.kind != Kind::not_saved; });
}

void TroubleWatch::remove(RunTrouble::Kind kind) {
    std::erase_if(active_, [&](const RunTrouble& trouble) { return trouble.kind == kind; });
}

void TroubleWatch::remove(RunTrouble::Kind kind, const char* id) {
    std::erase_if(active_, [&](const RunTrouble& trouble) {
        return trouble.kind == kind && trouble.advice.id == id;
    });
}

} // namespace formant
