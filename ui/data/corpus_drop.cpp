#include "ui/data/corpus_drop.h"

#include <QtCore/QFileInfo>
#include <QtCore/QList>
#include <QtCore/QMimeData>
#include <QtCore/QUrl>

#include <algorithm>

namespace formant {
namespace {

QList<QFileInfo> local_files(const QMimeData& dropped) {
    QList<QFileInfo> files;
    for (const QUrl& url : dropped.urls())
        if (url.isLocalFile())
            files.push_back(QFileInfo(url.toLocalFile()));
    return files;
}

bool may_be_metadata(const QFileInfo& file) {
    const QString suffix = file.suffix().toLower();
    return suffix == "csv" || suffix == "jsonl" || suffix == "json" || suffix == "txt";
}

} // namespace

std::optional<QString> dropped_corpus(const QMimeData& dropped) {
    const QList<QFileInfo> files = local_files(dropped);
    if (files.isEmpty())
        return std::nullopt;
    const auto folder = std::ranges::find_if(files, &QFileInfo::isDir);
    if (folder != files.end())
        return folder->absoluteFilePath();
    const auto metadata = std::ranges::find_if(files, may_be_metadata);
    return metadata != files.end() ? metadata->absoluteFilePath() : files.front().absolutePath();
}

} // namespace formant
