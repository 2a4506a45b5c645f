#pragma once

#include "ui/data/entry_edits.h"
#include "ui/data/finding_rows.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <string>

namespace formant {

class FindingDetails;
class FindingsView;

/// The findings, the one that is looked at, and the mending of the corpus: a text changed, a
/// recording left out, always beside the original list.
class FindingsPane : public QWidget {
    Q_OBJECT
  public:
    explicit FindingsPane(const std::string& decode_program, QWidget* parent = nullptr);

    /// Of the corpus that `request` names, which is what changes.
    void show_rows(DatasetRequest request, FindingRows rows);
    void leave_out_harmful();
    void set_locked(bool is_locked); ///< nothing can be changed while the corpus is read
    int harmful_entries() const;     ///< that are still in the corpus
    bool is_busy() const { return edit_.has_value(); }

  Q_SIGNALS:
    void play_asked(QString file);
    void edit_began();
    /// Where the corpus is now.
    void edited(QString corpus);
    void edit_failed(const formant::Error& error);

  private:
    void show_choice();
    void leave_out_chosen();
    void change_text(const QString& text);
    void edit(const EntryEdits& edits);
    void show_edited(const Result<std::string>& written, const EntryEdits& edits);

    DatasetRequest request_;
    bool is_locked_ = false;
    FindingsView* findings_;
    FindingDetails* details_;
    std::optional<BackgroundTask> edit_;
};

} // namespace formant
