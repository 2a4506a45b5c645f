#pragma once

#include "engine/session/config/config_draft.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtGui/QUndoStack>

namespace formant {

/// The configuration shown on the page: its draft, its file, and the undo history of its text.
/// Reads and writes one small file on the calling thread.
class ConfigDocument : public QObject {
    Q_OBJECT
  public:
    explicit ConfigDocument(QObject* parent = nullptr);

    const ConfigDraft& draft() const { return draft_; }
    QString text() const { return QString::fromStdString(draft_.text()); }
    QUndoStack& history() { return history_; }
    /// Returns the path; empty while the configuration has no file.
    const QString& file() const { return file_; }
    bool is_saved() const { return history_.isClean(); }

    /// Sets a value as ConfigDraft::set() does. Consecutive changes of one field merge into one
    /// undo step until end_undo_step().
    Result<void> set(const std::string& key, const QString& typed);
    Result<void> reset_to_preset(const std::string& key);
    void set_text(const QString& text);
    void end_undo_step() { ++burst_; }

    Result<void> open(const QString& file);
    /// Replaces the configuration by `text`, which has no file yet.
    void start_unsaved(const QString& text);
    Result<void> save_as(const QString& file);
    /// Returns true if another program has changed or removed the file since it was read or written
    /// here.
    bool was_changed_on_disk() const;

  Q_SIGNALS:
    void replaced();     ///< another configuration is shown; changed() follows
    void changed();      ///< the text has changed
    void file_changed(); ///< the file name or the saved state has changed
    void saved();        ///< to file()

  private:
    void show(const std::string& text);
    void push_change(const std::string& text, int burst);
    void replace(const QString& file, const std::string& text, const std::string& stamp);

    ConfigDraft draft_;
    QUndoStack history_;
    QString file_;
    std::string stamp_;
    std::string typed_key_; ///< key of the field that is being edited
    int burst_ = 0;
};

} // namespace formant
