#include "engine/models/model_kind.h"

namespace formant {

std::string ModelKind::default_preset(const std::string& /*size*/) const {
    return "none";
}

std::optional<ModelReference> ModelKind::vocoder(const KindSettings& /*settings*/) const {
    return std::nullopt;
}

std::optional<ModelReference> ModelKind::teacher(const KindSettings& /*settings*/) const {
    return std::nullopt;
}

std::optional<ModelReference> ModelKind::codec(const KindSettings& /*settings*/) const {
    return std::nullopt;
}

} // namespace formant
