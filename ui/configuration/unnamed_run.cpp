#include "ui/configuration/unnamed_run.h"

#include "engine/session/runs/requested_config.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/config_files.h"

namespace formant {

Result<void> name_unnamed_run(ConfigDocument& document, const Path& runs) {
    const ConfigDraft& draft = document.draft();
    const Path corpus = corpus_of(document);
    if (draft.differs_from_preset("name") || corpus.empty())
        return {};
    return document.set("name", QString::fromStdString(
                                    unnamed_run_name(runs, corpus, document.file().toStdString())));
}

} // namespace formant
