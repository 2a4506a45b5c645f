#pragma once

#include "ui/data/entry_edits.h"
#include "ui/data/findings_model.h"

#include <map>
#include <vector>

namespace formant {

/// Returns the edits that undo these: an exclusion restores, a restoration excludes, and a changed
/// text gets its previous value.
EntryEdits undoing(const EntryEdits& edits);

/// A saved change of the corpus.
struct EditStep {
    EntryEdits edits;
    std::map<int, FindingsModel::State> before; ///< states of the rows that it has changed
    bool is_current = true; ///< false: the corpus was read again since, and the rows are others
};

/// The saved changes of the open corpus, of which the last can be undone and then redone.
class EditHistory {
  public:
    void clear() { *this = {}; }
    void push(EditStep step);
    /// Marks all steps as made before the corpus was read again.
    void mark_outdated();

    bool can_undo() const { return !done_.empty(); }
    bool can_redo() const { return !undone_.empty(); }
    const EditStep& last_done() const { return done_.back(); }
    const EditStep& last_undone() const { return undone_.back(); }
    void move_to_undone();
    void move_to_done();

  private:
    std::vector<EditStep> done_;
    std::vector<EditStep> undone_;
};

} // namespace formant
