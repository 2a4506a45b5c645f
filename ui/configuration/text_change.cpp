#include "ui/configuration/text_change.h"

#include <utility>

namespace formant {

TextChange::TextChange(std::string before, std::string after, int burst, Show show)
    : before_(std::move(before)), after_(std::move(after)), burst_(burst), show_(std::move(show)) {}

bool TextChange::mergeWith(const QUndoCommand* later) {
    const auto* next = dynamic_cast<const TextChange*>(later);
    if (next == nullptr || burst_ == alone || next->burst_ != burst_)
        return false;
    after_ = next->after_;
    setObsolete(after_ == before_); // typed back to the original text
    return true;
}

} // namespace formant
