#include "ui/configuration/unnamed_run.h"

#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/run_name.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/config_files.h"

namespace formant {

Result<void> name_unnamed_run(ConfigDocument& document, const Path& runs) {
    const ConfigDraft& draft = document.draft();
    const Path corpus = corpus_of(document);
    if (draft.differs_from_preset("name") || corpus.empty())
        return {};
    const Path before = latest_run_config(runs / draft.config().name).data.corpus;
    if (!before.empty() && corpus_folder(before) == corpus_folder(corpus))
        return {};
    return document.set("name", QString::fromStdString(run_name_for_corpus(corpus, runs)));
}

} // namespace formant
