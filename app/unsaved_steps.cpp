#include "app/unsaved_steps.h"

#include "app/terminal_lines.h"
#include "engine/base/os/os_process.h"
#include "engine/base/result.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Returns true for step_N.pt, from which a run resumes.
bool is_step_file(const std::string& file) {
    return file.substr(file.rfind('/') + 1).starts_with("step_");
}

} // namespace

void UnsavedSteps::add(const TrainEvent& event) {
    if (const auto* step = std::get_if<StepReport>(&event)) {
        latest_ = step->step;
        saved_ = saved_.value_or(step->step - 1);
    } else if (const auto* saved = std::get_if<CheckpointSaved>(&event);
               saved && is_step_file(saved->file)) {
        saved_ = saved->step;
    } else if (const auto* state = std::get_if<RunState>(&event);
               state && (state->phase == RunPhase::preparing || state->phase == RunPhase::done)) {
        saved_.reset(); // a run that starts again, or whose last step is in final_ema.pt
    }
}

std::string UnsavedSteps::text() const {
    if (!saved_ || latest_ <= *saved_)
        return "";
    if (latest_ == *saved_ + 1)
        return fmt::format("step {}", latest_);
    return fmt::format("steps {} to {}", *saved_ + 1, latest_);
}

void UnsavedRuns::add(const std::string& run, const TrainEvent& event) {
    const std::lock_guard lock(mutex_);
    runs_[run].add(event);
}

void UnsavedRuns::exit_without_saving() const {
    const std::lock_guard lock(mutex_);
    bool is_lost = false;
    for (const auto& [run, steps] : runs_)
        if (const std::string lost = steps.text(); !lost.empty()) {
            is_lost = true;
            print_error_line(fmt::format("formant: ended without saving: {}{}{} lost",
                                         run.empty() ? "" : run + ": ", lost,
                                         lost.starts_with("steps") ? " are" : " is"));
        }
    exit_at_once(is_lost ? exit_code_unsaved : static_cast<int>(ErrorKind::interrupted));
}

} // namespace formant
