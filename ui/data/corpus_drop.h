#pragma once

#include <QtCore/QString>

#include <optional>

class QMimeData;

namespace formant {

/// The corpus that somebody means who drops these files: the first folder, else the first metadata
/// file (.csv, .jsonl, .json, .txt), else the folder that the first file lies in. Nothing where no
/// file of this machine is among them.
std::optional<QString> dropped_corpus(const QMimeData& dropped);

} // namespace formant
