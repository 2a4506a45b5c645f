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

/// The findings, the one that is looked at, and the mending of the corpus: a text typed, a
/// recording left out or taken back, always beside the original list. What is typed is kept until
/// it is saved, with every change or by itself.
class FindingsPane : public QWidget {
    Q_OBJECT
  public:
    explicit FindingsPane(const std::string& decode_program, QWidget* parent = nullptr);

    /// Of the corpus that `request` names, which is what changes.
    void show_rows(DatasetRequest request, FindingRows rows);
    void leave_out_harmful();
    void save_typed();
    void set_locked(bool is_locked); ///< nothing can be changed while the corpus is read
    int harmful_entries() const;     ///< that are still in the corpus
    bool has_typed() const;          ///< that is not saved yet
    bool is_busy() const { return edit_.has_value(); }

  Q_SIGNALS:
    void play_asked(QString file);
    void folder_asked(QString folder);
    void edit_began();
    /// Where the corpus is now.
    void edited(QString corpus);
    void edit_failed(const formant::Error& error);

  private:
    void show_choice();
    void type(const QString& text);
    void save_and_go_on();
    void leave_out_chosen();
    void take_back_chosen();
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
