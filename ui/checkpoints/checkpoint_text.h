#pragma once

#include "engine/session/checkpoints/checkpoint_table.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

namespace formant {

/// The known integrity of a checkpoint file.
enum class Integrity {
    unchecked,
    truncated,  ///< seen from the start and end of the file
    verified,   ///< matches its saved SHA-256
    unverified, ///< readable, but without a saved SHA-256
    corrupt,
};

/// Texts of the checkpoint table.
class CheckpointText {
    Q_DECLARE_TR_FUNCTIONS(formant::CheckpointText)
  public:
    static QString of(Integrity integrity);
    static QString of(RetentionReason reason, qint64 newest);
    static QString size(quint64 bytes);
};

} // namespace formant
