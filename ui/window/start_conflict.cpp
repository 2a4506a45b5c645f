#include "ui/window/start_conflict.h"

#include "engine/session/config/config_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/latest_run_config.h"
#include "ui/configuration/configuration_page.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace formant {
namespace {

QString name_in(const ConfigDraft& draft, const QString& file) {
    const QString name = QString::fromStdString(draft.value("name"));
    return draft.differs_from_preset("name") || file.isEmpty() ? name
                                                               : QFileInfo(file).completeBaseName();
}

/// A file that cannot be read is reported by the start.
QString voice_of(const QString& chosen) {
    if (chosen.isEmpty() || QFileInfo(chosen).isDir())
        return QFileInfo(chosen).fileName();
    const auto read = read_config_file(chosen.toStdString());
    return read ? name_in(ConfigDraft(read->text), chosen) : QFileInfo(chosen).completeBaseName();
}

bool is_same_path(const QString& one, const QString& other) {
    return !one.isEmpty() && !other.isEmpty() &&
           (QDir::cleanPath(one) == QDir::cleanPath(other) || QFileInfo(one) == QFileInfo(other));
}

/// Returns true if the run in this folder was last started with the values that the saved file
/// gives.
bool is_run_of(const ConfigDocument& document, const QString& folder) {
    auto file = load_run_config(document.file().toStdString(), {});
    if (!file || QString::fromStdString(file->name) != QFileInfo(folder).fileName())
        return false;
    RunConfig run = latest_run_config(folder.toStdString());
    const auto changed = run_config_table(*file).differences(run_config_table(run));
    return std::ranges::none_of(changed, [&](const std::string& key) {
        return key != "name" && document.draft().differs_from_preset(key) &&
               !document.draft().is_automatic(key);
    });
}

} // namespace

std::optional<StartConflict> start_conflict(ConfigurationPage& page, const QString& chosen) {
    const ConfigDocument& document = page.document();
    const bool is_saved = !page.has_unsaved_changes();
    if (is_saved && document.file().isEmpty())
        return std::nullopt; // nothing was opened or typed
    StartConflict conflict;
    conflict.shown_voice = name_in(document.draft(), document.file());
    conflict.shown = document.file();
    conflict.chosen = chosen;
    conflict.is_same_file = is_same_path(document.file(), chosen);
    conflict.is_saved = is_saved;
    conflict.is_changed_on_disk = document.was_changed_on_disk();
    const bool agrees =
        conflict.is_same_file || (QFileInfo(chosen).isDir() && is_run_of(document, chosen));
    if (agrees && is_saved && !conflict.is_changed_on_disk)
        return std::nullopt;
    conflict.chosen_voice = voice_of(chosen);
    return conflict;
}

} // namespace formant
