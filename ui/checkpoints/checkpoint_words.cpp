#include "ui/checkpoints/checkpoint_words.h"

#include "ui/languages/isolated.h"

#include <QtCore/QLocale>

namespace formant {

QString CheckpointWords::of(Soundness soundness) {
    switch (soundness) {
    case Soundness::unchecked:
        return tr("not checked yet");
    case Soundness::looks_cut:
        return tr("looks cut off");
    case Soundness::verified:
        return tr("whole");
    case Soundness::unverified:
        return tr("readable, no SHA-256");
    case Soundness::damaged:
        return tr("damaged");
    }
    return {};
}

QString CheckpointWords::of(KeptBecause reason, qint64 newest) {
    const int count = static_cast<int>(newest);
    switch (reason) {
    case KeptBecause::by_hand:
        return tr("kept by you");
    case KeptBecause::best:
        return tr("the best");
    case KeptBecause::last:
        return tr("end of the training");
    case KeptBecause::newest:
        return tr("one of the newest %n", "step checkpoints", count);
    case KeptBecause::set_aside:
        return tr("set aside; cleaning removes it");
    case KeptBecause::beyond:
        return tr("older than the newest %n; cleaning removes it", "step checkpoints", count);
    case KeptBecause::unknown:
        return tr("put here by somebody");
    }
    return {};
}

QString CheckpointWords::size(quint64 bytes) {
    return isolated(QLocale().formattedDataSize(static_cast<qint64>(bytes)));
}

} // namespace formant
