#include "engine/models/kind_settings.h"

namespace formant {

KindSettings::KindSettings(const KindSettings& other) {
    for (const auto& one : other.held_)
        held_.push_back(one->copy());
}

KindSettings& KindSettings::operator=(const KindSettings& other) {
    for (std::size_t i = 0; i < held_.size(); ++i)
        held_[i]->assign(*other.held_.at(i));
    for (std::size_t i = held_.size(); i < other.held_.size(); ++i)
        held_.push_back(other.held_[i]->copy());
    return *this;
}

} // namespace formant
