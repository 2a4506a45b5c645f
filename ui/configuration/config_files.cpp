#include "ui/configuration/config_files.h"

#include "ui/configuration/config_document.h"

namespace formant {

Path corpus_of(const ConfigDocument& document) {
    const Path named = document.draft().config().data.corpus; // may be absolute
    return named.empty() ? named : Path(document.file().toStdString()).parent_path() / named;
}

Result<void> make_paths_absolute(ConfigDocument& document) {
    const Path folder = Path(document.file().toStdString()).parent_path();
    for (const std::string& key : path_settings()) {
        const std::string named = document.draft().value(key);
        const std::string absolute = absolute_file(named, folder);
        if (absolute == named)
            continue;
        if (auto set = document.set(key, QString::fromStdString(absolute)); !set)
            return set;
    }
    return {};
}

} // namespace formant
