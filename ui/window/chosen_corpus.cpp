#include "ui/window/chosen_corpus.h"

#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/runs/run_name.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/config_files.h"

namespace formant {
namespace {

/// Returns false for the default name and for one derived from the previous recordings.
bool has_custom_name(const ConfigDraft& draft, const Path& before) {
    const bool is_derived = !before.empty() && is_run_name_for_corpus(draft.value("name"), before);
    return draft.differs_from_preset("name") && !is_derived;
}

/// Returns true only for the first recordings: other recordings bring their own language.
bool has_custom_language(const ConfigDraft& draft, const Path& before) {
    return before.empty() && draft.differs_from_preset("text.language");
}

Result<void> set_name(ConfigDocument& document, const Path& corpus, const Path& runs) {
    return document.set("name", QString::fromStdString(run_name_for_corpus(corpus, runs)));
}

/// Detaches the document from its file, so that the file keeps its own recordings.
Result<void> detach_from_file(ConfigDocument& document) {
    return make_paths_absolute(document).map([&] { document.start_unsaved(document.text()); });
}

} // namespace

Result<void> set_corpus(ConfigDocument& document, const QString& corpus, const QString& language,
                        const Path& runs) {
    const Path before = corpus_of(document), now = corpus.toStdString();
    const bool is_another = before.empty() || corpus_folder(before) != corpus_folder(now);
    const bool sets_name = is_another && !has_custom_name(document.draft(), before);
    const bool sets_language =
        is_another && !language.isEmpty() && !has_custom_language(document.draft(), before);
    const bool detaches = is_another && !before.empty() && !document.file().isEmpty();
    return (detaches ? detach_from_file(document) : Result<void>())
        .and_then([&] { return document.set("data.corpus", corpus); })
        .and_then([&] { return sets_name ? set_name(document, now, runs) : Result<void>(); })
        .and_then([&] {
            return sets_language ? document.set("text.language", language) : Result<void>();
        });
}

} // namespace formant
