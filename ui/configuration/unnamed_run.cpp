#include "ui/configuration/unnamed_run.h"

#include "engine/session/runs/requested_config.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/config_files.h"

namespace formant {

std::string name_for_run(const ConfigDocument& document, const Path& runs) {
    const std::string& name = document.draft().config().name;
    return name.empty() ? unnamed_run_name(runs, corpus_of(document), document.file().toStdString())
                        : name;
}

Result<void> name_unnamed_run(ConfigDocument& document, const Path& runs) {
    const bool is_named = !document.draft().config().name.empty();
    if (is_named || corpus_of(document).empty())
        return {};
    return document.set("name", QString::fromStdString(name_for_run(document, runs)));
}

} // namespace formant
