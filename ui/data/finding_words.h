#pragma once

#include "ui/data/findings_model.h"

#include <QtGui/QIcon>

namespace formant {

/// How much of a path a sentence shows: in a table the recording has a column of its own.
enum class PathLength { name_only, elided, whole };

/// The sentence of a finding. One of a missing text says what to do about it in the window, until
/// that is done.
QString finding_words(const DatasetFinding& finding, FindingsModel::State state, PathLength paths);

/// The sentence as the doctor says it.
QString doctor_words(const DatasetFinding& finding, PathLength paths);

QString kind_words(const DatasetFinding& finding);

/// In the place of what it does, of a recording that nothing was found of.
QString fine_words(bool is_heard);

/// What it does, or what was done about it; the icon says the same.
QString effect_words(const DatasetFinding& finding, FindingsModel::State state, bool is_typed);
QIcon effect_icon(const DatasetFinding& finding, FindingsModel::State state, bool is_typed);

} // namespace formant
