#include "ui/queue/fault_label.h"

namespace formant {

QLabel* make_fault_label(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setMinimumHeight(label->fontMetrics().lineSpacing() * 3);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    return label;
}

} // namespace formant
