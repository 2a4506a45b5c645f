#include "ui/checkpoints/checkpoint_text.h"

#include "ui/languages/isolated.h"

#include <QtCore/QLocale>

namespace formant {

QString CheckpointText::of(Integrity integrity) {
    switch (integrity) {
    case Integrity::unchecked:
        return tr("not checked yet");
    case Integrity::truncated:
        return tr("truncated");
    case Integrity::verified:
        return tr("intact");
    case Integrity::unverified:
        return tr("no checksum");
    case Integrity::corrupt:
        return tr("corrupt");
    }
    return {};
}

QString CheckpointText::of(RetentionReason reason, qint64 newest) {
    const int count = static_cast<int>(newest);
    switch (reason) {
    case RetentionReason::pinned:
        return tr("pinned");
    case RetentionReason::best:
        return tr("best");
    case RetentionReason::final_weights:
        return tr("end of training");
    case RetentionReason::recent:
        return tr("among the newest %n", "step checkpoints", count);
    case RetentionReason::archived:
        return tr("archived; cleanup deletes it");
    case RetentionReason::surplus:
        return tr("older than the newest %n; cleanup deletes it", "step checkpoints", count);
    case RetentionReason::unknown:
        return tr("unknown origin");
    }
    return {};
}

QString CheckpointText::size(quint64 bytes) {
    return isolated(QLocale().formattedDataSize(static_cast<qint64>(bytes)));
}

} // namespace formant
