#include "engine/models/model_kinds.h"

#include "engine/models/dvae/dvae_kind.h"
#include "engine/models/hifigan/hifigan_kind.h"
#include "engine/models/indextts2/indextts2_kind.h"
#include "engine/models/unet/unet_kind.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/vits/vits_kind.h"
#include "engine/models/xtts/xtts_kind.h"

#include <algorithm>
#include <stdexcept>

namespace formant {
namespace {

std::vector<const ModelKind*>& all_kinds() {
    static std::vector<const ModelKind*> kinds = {&unet_kind(),      &vits_kind(), &hifigan_kind(),
                                                  &indextts2_kind(), &dvae_kind(), &xtts_kind()};
    return kinds;
}

} // namespace

const std::vector<const ModelKind*>& model_kinds() {
    return all_kinds();
}

void add_model_kind(const ModelKind& kind) {
    all_kinds().push_back(&kind);
}

const ModelKind* find_model_kind(const std::string& name) {
    const auto found = std::ranges::find(all_kinds(), name, &ModelKind::name);
    return found == all_kinds().end() ? nullptr : *found;
}

const ModelKind& kind_of(const ModelConfig& config) {
    const ModelKind* kind = find_model_kind(config.name);
    if (kind == nullptr)
        throw std::logic_error("not checked before: unknown model " + config.name);
    return *kind;
}

const ModelKind& kind_of(UpstreamTrainer trainer) {
    return **std::ranges::find_if(all_kinds(), [&](const ModelKind* kind) {
        return kind->upstream() != nullptr && kind->upstream()->trainer == trainer;
    });
}

FeatureNeeds features_of(const ModelConfig& config, const MelConfig& mel) {
    return kind_of(config).features(config.kinds, mel);
}

LayerNames layer_names_of(const ModelConfig& config) {
    LayerNames names = kind_of(config).layer_names();
    if (config.lora.is_on()) {
        names.groups.emplace_back(lora_group);
        names.prefixes.emplace_back(lora_group);
    }
    return names;
}

std::vector<std::string> model_names() {
    std::vector<std::string> names;
    std::ranges::transform(all_kinds(), std::back_inserter(names), &ModelKind::name);
    return names;
}

std::string model_names_where(bool (*holds)(const ModelKind& kind)) {
    std::string names;
    for (const ModelKind* kind : all_kinds())
        if (holds(*kind))
            names += (names.empty() ? "" : ", ") + kind->name();
    return names;
}

} // namespace formant
