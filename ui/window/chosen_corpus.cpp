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

/// A split that the user has set is kept, and so is a file of the user's.
Result<void> keep_validation_split(ConfigDocument& document, qint64 recordings) {
    const ConfigDraft& draft = document.draft();
    const double share = usual_validation_share(recordings);
    if (share == 0 || !document.file().isEmpty() || !draft.value("data.validation").empty() ||
        draft.differs_from_preset("data.validation_share"))
        return {};
    return document.set("data.validation_share", QString::number(share));
}

/// Detaches the document from its file, so that the file keeps its own recordings.
Result<void> detach_from_file(ConfigDocument& document) {
    return make_paths_absolute(document).map([&] { document.start_unsaved(document.text()); });
}

} // namespace

double usual_validation_share(qint64 recordings) {
    constexpr qint64 few = 30, many = 200;
    if (recordings < few)
        return 0;
    return recordings < many ? 0.1 : 0.05;
}

Result<void> set_corpus(ConfigDocument& document, const QString& corpus, const QString& language,
                        const Path& runs, qint64 recordings) {
    const Path before = corpus_of(document), now = corpus.toStdString();
    const bool is_another = before.empty() || corpus_folder(before) != corpus_folder(now);
    const bool detaches = is_another && !before.empty() && !document.file().isEmpty();
    const bool sets_name = is_another && (detaches || !has_custom_name(document.draft(), before));
    const bool sets_language =
        is_another && !language.isEmpty() && !has_custom_language(document.draft(), before);
    const bool is_named = before.lexically_normal() == now.lexically_normal();
    return (detaches ? detach_from_file(document) : Result<void>())
        .and_then([&] { return is_named ? Result<void>() : document.set("data.corpus", corpus); })
        .and_then([&] { return sets_name ? set_name(document, now, runs) : Result<void>(); })
        .and_then([&] {
            return sets_language ? document.set("text.language", language) : Result<void>();
        })
        .and_then([&] {
            return is_another && document.draft().config().data.folders_are_speakers
                       ? document.set("data.folders_are_speakers", "false")
                       : Result<void>();
        })
        .and_then([&] {
            return is_another ? keep_validation_split(document, recordings) : Result<void>();
        });
}

Result<CorpusSetting::File> CorpusSetting::set(const QString& corpus, const QString& language,
                                               const Path& runs, qint64 recordings) {
    const bool is_untouched = document_.file().isEmpty() && document_.text() == left_.text;
    if (left_.file.isEmpty() || !is_untouched ||
        corpus_folder(left_.recordings) != corpus_folder(corpus.toStdString()))
        return change(corpus, language, runs, recordings);
    const QString file = left_.file;
    left_ = {};
    return document_.open(file).map([] { return File::reopened; });
}

Result<CorpusSetting::File> CorpusSetting::change(const QString& corpus, const QString& language,
                                                  const Path& runs, qint64 recordings) {
    const LeftFile before{document_.file(), corpus_of(document_), {}};
    const bool was_saved = document_.is_saved();
    return set_corpus(document_, corpus, language, runs, recordings).map([&] {
        if (before.file.isEmpty() || !document_.file().isEmpty())
            return File::kept;
        left_ = before;
        left_.text = was_saved ? document_.text() : QString();
        return File::left;
    });
}

} // namespace formant
