#include "ui/window/chosen_corpus.h"

#include "engine/session/corpus/corpus_folder.h"
#include "engine/session/runs/run_name.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/config_files.h"

namespace formant {
namespace {

/// It is the default's, or comes from the recordings before.
bool has_chosen_name(const ConfigDraft& draft, const Path& before) {
    const bool is_of_before =
        !before.empty() && is_run_name_for_corpus(draft.value("name"), before);
    return draft.differs_from_preset("name") && !is_of_before;
}

/// For the first recordings; others speak a language of their own.
bool has_chosen_language(const ConfigDraft& draft, const Path& before) {
    return before.empty() && draft.differs_from_preset("text.language");
}

Result<void> set_name(ConfigDocument& document, const Path& corpus, const Path& runs) {
    return document.set("name", QString::fromStdString(run_name_for_corpus(corpus, runs)));
}

/// What it holds goes on as a new configuration; the file stays with its own recordings.
Result<void> leave_file(ConfigDocument& document) {
    return name_files_absolutely(document).map([&] { document.begin_with(document.text()); });
}

} // namespace

Result<void> set_corpus(ConfigDocument& document, const QString& corpus, const QString& language,
                        const Path& runs) {
    const Path before = corpus_of(document), now = corpus.toStdString();
    const bool is_another = before.empty() || corpus_folder(before) != corpus_folder(now);
    const bool names = is_another && !has_chosen_name(document.draft(), before);
    const bool tells =
        is_another && !language.isEmpty() && !has_chosen_language(document.draft(), before);
    const bool leaves = is_another && !before.empty() && !document.file().isEmpty();
    return (leaves ? leave_file(document) : Result<void>())
        .and_then([&] { return document.set("data.corpus", corpus); })
        .and_then([&] { return names ? set_name(document, now, runs) : Result<void>(); })
        .and_then([&] { return tells ? document.set("text.language", language) : Result<void>(); });
}

} // namespace formant
