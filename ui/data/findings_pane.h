#pragma once

#include "ui/data/edit_history.h"
#include "ui/data/finding_rows.h"
#include "ui/tasks/background_task.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <optional>
#include <string>

class QVBoxLayout;

namespace formant {

class FindingDetails;
class FindingsView;

/// The findings, details of the selected one, and the edits of the corpus: typing a text, excluding
/// or restoring a recording. Edits go into a file next to the original list, and can be undone.
/// Typed texts are kept until they are saved, alone or with another edit.
class FindingsPane : public QWidget {
    Q_OBJECT
  public:
    explicit FindingsPane(const std::string& decode_program, QWidget* parent = nullptr);

    /// Adds a note of the page below the table, where it moves nothing that is pressed or edited.
    void add_note(QWidget& note);
    /// Shows the findings of the corpus in `request`, which the edits change.
    void show_rows(DatasetRequest request, FindingRows rows);
    /// Shows the playback of a recording if its finding is shown.
    void show_position(const QString& file, double position_s);
    void show_playing(const QString& file, bool playing);
    void exclude_errors();
    void save_typed();
    void undo();                     ///< the last saved edit
    void redo();                     ///< the edit that was undone last
    void set_locked(bool is_locked); ///< no edits while the corpus is read
    int entries_with_errors() const; ///< with errors, still in the corpus
    bool has_typed() const;          ///< unsaved text
    bool is_busy() const { return edit_.has_value(); }

  Q_SIGNALS:
    void play_requested(QString file);
    void stop_requested();
    void seek_requested(QString file, double seconds);
    void folder_requested(QString folder);
    void edit_began();
    /// Emitted after an edit was written to `corpus`, which is the current corpus now.
    void edited(QString corpus);
    void edit_failed(const formant::Error& error);
    void history_changed(bool can_undo, bool can_redo);
    /// The corpus has changed in a way that the rows do not show.
    void reread_requested();

  private:
    void show_choice();
    void type(const QString& text);
    void save_and_next();
    void exclude_selected();
    void restore_selected();
    void edit(EntryEdits edits);
    void write(const EntryEdits& edits, std::function<void()> show);
    void show_edited(const Result<std::string>& written, const std::function<void()>& show);
    void show_new(const EntryEdits& edits);
    void show_undone();
    void show_redone();
    void emit_history();

    DatasetRequest request_;
    bool is_locked_ = false;
    bool saves_again_ = false; ///< more was typed while a change was being written
    EditHistory history_;
    QVBoxLayout* table_column_;
    FindingsView* findings_;
    FindingDetails* details_;
    std::optional<BackgroundTask> edit_;
};

} // namespace formant
