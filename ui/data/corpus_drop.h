#pragma once

#include <QtCore/QString>

#include <optional>

class QMimeData;

namespace formant {

/// Returns the corpus that dropped files stand for: the first folder, else the first metadata file
/// (.csv, .jsonl, .json, .txt), else the folder of the first file; nullopt if no local file is
/// among them.
std::optional<QString> dropped_corpus(const QMimeData& dropped);

} // namespace formant
