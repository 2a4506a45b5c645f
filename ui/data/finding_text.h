#pragma once

#include "ui/data/findings_model.h"

#include <QtGui/QIcon>

namespace formant {

/// The part of a path that a sentence shows; tables have a separate column for the recording.
enum class PathLength { name_only, elided, whole };

/// Returns the sentence of a finding. For a missing text it says what to do in the window, until
/// that is done.
QString finding_sentence(const DatasetFinding& finding, FindingsModel::State state,
                         PathLength paths);

/// Returns the sentence of the corpus doctor.
QString doctor_sentence(const DatasetFinding& finding, PathLength paths);

QString kind_label(const DatasetFinding& finding);

/// Returns the severity label of a recording without findings.
QString no_finding_label(bool is_analyzed);

/// Returns the severity of a finding, or the action taken; effect_icon() shows the same.
QString effect_label(const DatasetFinding& finding, FindingsModel::State state, bool is_typed);
QIcon effect_icon(const DatasetFinding& finding, FindingsModel::State state, bool is_typed);

} // namespace formant
