#pragma once

#include "engine/session/config/config_draft.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtGui/QUndoStack>

namespace formant {

/// The configuration that the page shows: its draft, its file, and every earlier text for undo.
/// Reading and writing are of one small file.
class ConfigDocument : public QObject {
    Q_OBJECT
  public:
    explicit ConfigDocument(QObject* parent = nullptr);

    const ConfigDraft& draft() const { return draft_; }
    QString text() const { return QString::fromStdString(draft_.text()); }
    QUndoStack& history() { return history_; }
    /// Empty: it has none yet.
    const QString& file() const { return file_; }
    bool is_saved() const { return history_.isClean(); }

    /// As ConfigDraft has them. Changes of one field are one step back until end_of_typing().
    Result<void> set(const std::string& key, const QString& typed);
    Result<void> back_to_preset(const std::string& key);
    void set_text(const QString& text);
    void end_of_typing() { ++burst_; }

    Result<void> open(const QString& file);
    /// Begins another one that has no file.
    void begin_with(const QString& text);
    Result<void> save_as(const QString& file);
    /// Somebody else has changed or removed the file since it was read or written here.
    bool was_changed_on_disk() const;

  Q_SIGNALS:
    void replaced();     ///< by another configuration; changed() follows
    void changed();      ///< the text
    void file_changed(); ///< its name, or whether it is saved

  private:
    void show(const std::string& text);
    void keep(const std::string& text, int burst);
    void take_over(const QString& file, const std::string& text, const std::string& stamp);

    ConfigDraft draft_;
    QUndoStack history_;
    QString file_;
    std::string stamp_;
    std::string typed_key_; ///< of the field that is being typed into
    int burst_ = 0;
};

} // namespace formant
