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

/// The findings, details of the selected one, and the edits of the corpus: typing a text, excluding
/// or restoring a recording. Edits go into a file next to the original list. Typed texts are kept
/// until they are saved, alone or with another edit.
class FindingsPane : public QWidget {
    Q_OBJECT
  public:
    explicit FindingsPane(const std::string& decode_program, QWidget* parent = nullptr);

    /// Shows the findings of the corpus in `request`, which the edits change.
    void show_rows(DatasetRequest request, FindingRows rows);
    void exclude_errors();
    void save_typed();
    void set_locked(bool is_locked); ///< no edits while the corpus is read
    int entries_with_errors() const; ///< with errors, still in the corpus
    bool has_typed() const;          ///< unsaved text
    bool is_busy() const { return edit_.has_value(); }

  Q_SIGNALS:
    void play_requested(QString file);
    void folder_requested(QString folder);
    void edit_began();
    /// Emitted after an edit was written to `corpus`, which is the current corpus now.
    void edited(QString corpus);
    void edit_failed(const formant::Error& error);

  private:
    void show_choice();
    void type(const QString& text);
    void save_and_next();
    void exclude_selected();
    void restore_selected();
    void edit(EntryEdits edits);
    void show_edited(const Result<std::string>& written, const EntryEdits& edits);

    DatasetRequest request_;
    bool is_locked_ = false;
    bool saves_again_ = false; ///< more was typed while a change was being written
    FindingsView* findings_;
    FindingDetails* details_;
    std::optional<BackgroundTask> edit_;
};

} // namespace formant
