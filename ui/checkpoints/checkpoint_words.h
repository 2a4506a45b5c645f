#pragma once

#include "engine/session/checkpoints/checkpoint_table.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

namespace formant {

/// What is known of a checkpoint's bytes.
enum class Soundness {
    unchecked,
    looks_cut,  ///< a look at its ends was enough
    verified,   ///< its SHA-256 is the one saved beside it
    unverified, ///< it reads well, and nothing says that it is as it was written
    damaged,
};

/// The table's words for people.
class CheckpointWords {
    Q_DECLARE_TR_FUNCTIONS(formant::CheckpointWords)
  public:
    static QString of(Soundness soundness);
    static QString of(KeptBecause reason, qint64 newest);
    static QString size(quint64 bytes);
};

} // namespace formant
