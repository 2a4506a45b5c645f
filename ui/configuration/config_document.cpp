#include "ui/configuration/config_document.h"

#include "engine/session/config/config_file.h"
#include "ui/configuration/text_change.h"

#include <QtCore/QFileInfo>

#include <utility>

namespace formant {

ConfigDocument::ConfigDocument(QObject* parent) : QObject(parent) {
    connect(&history_, &QUndoStack::cleanChanged, this, &ConfigDocument::file_changed);
}

Result<void> ConfigDocument::set(const std::string& key, const QString& typed) {
    if (key != std::exchange(typed_key_, key))
        end_undo_step();
    ConfigDraft edited = draft_;
    return edited.set(key, typed.toStdString()).map([&] { push_change(edited.text(), burst_); });
}

Result<void> ConfigDocument::reset_to_preset(const std::string& key) {
    end_undo_step();
    ConfigDraft edited = draft_;
    return edited.reset_to_preset(key).map([&] { push_change(edited.text(), TextChange::alone); });
}

void ConfigDocument::set_text(const QString& text) {
    end_undo_step();
    push_change(text.toStdString(), TextChange::alone);
}

void ConfigDocument::push_change(const std::string& text, int burst) {
    if (text != draft_.text())
        history_.push(new TextChange(draft_.text(), text, burst,
                                     [this](const std::string& shown) { show(shown); }));
}

void ConfigDocument::show(const std::string& text) {
    draft_.set_text(text);
    Q_EMIT changed();
}

Result<void> ConfigDocument::open(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    return read_config_file(path.toStdString()).map([&](const ConfigFile& read) {
        replace(path, read.text, read.stamp);
    });
}

void ConfigDocument::start_unsaved(const QString& text) {
    replace(QString(), text.toStdString(), {});
    history_.resetClean(); // the text is in no file
}

/// Clears the history, because changes of the previous text cannot be undone in another one.
void ConfigDocument::replace(const QString& file, const std::string& text,
                             const std::string& stamp) {
    file_ = file;
    stamp_ = stamp;
    history_.clear();
    history_.setClean(); // an empty history does not clear that of an unsaved text
    draft_ = ConfigDraft(text, QFileInfo(file).fileName().toStdString());
    Q_EMIT replaced();
    Q_EMIT changed();
    Q_EMIT file_changed();
}

Result<void> ConfigDocument::save_as(const QString& file) {
    const QString path = QFileInfo(file).absoluteFilePath();
    return write_config_file(path.toStdString(), draft_.text()).map([&](const std::string& stamp) {
        file_ = path;
        stamp_ = stamp;
        draft_.set_name(QFileInfo(path).fileName().toStdString());
        end_undo_step();
        history_.setClean();
        Q_EMIT file_changed();
        Q_EMIT saved();
    });
}

bool ConfigDocument::was_changed_on_disk() const {
    return !file_.isEmpty() && config_file_stamp(file_.toStdString()) != stamp_;
}

} // namespace formant
