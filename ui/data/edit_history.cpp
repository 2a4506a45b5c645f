#include "ui/data/edit_history.h"

#include <utility>

namespace formant {
namespace {

DatasetEdit undoing_one(const DatasetEdit& edit) {
    const std::string text = edit.new_text.value_or(edit.text);
    if (edit.should_restore)
        return {edit.file, text, std::nullopt};
    if (!edit.new_text)
        return {edit.file, text, std::nullopt, /*should_restore=*/true};
    return {edit.file, text, edit.text};
}

void mark_steps(std::vector<EditStep>& steps) {
    for (EditStep& step : steps)
        step.is_current = false;
}

void move_last(std::vector<EditStep>& from, std::vector<EditStep>& to) {
    to.push_back(std::move(from.back()));
    from.pop_back();
}

} // namespace

EntryEdits undoing(const EntryEdits& edits) {
    EntryEdits inverse;
    for (const auto& [place, edit] : edits)
        inverse.emplace(place, undoing_one(edit));
    return inverse;
}

void EditHistory::push(EditStep step) {
    done_.push_back(std::move(step));
    undone_.clear();
}

void EditHistory::mark_outdated() {
    mark_steps(done_);
    mark_steps(undone_);
}

void EditHistory::move_to_undone() {
    move_last(done_, undone_);
}

void EditHistory::move_to_done() {
    move_last(undone_, done_);
}

} // namespace formant
