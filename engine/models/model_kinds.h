#pragma once

#include "engine/models/model_config.h"
#include "engine/models/model_kind.h"
#include "engine/models/upstream_trainer.h"

#include <string>
#include <vector>

namespace formant {

/// Returns all kinds of model, the default first.
const std::vector<const ModelKind*>& model_kinds();

/// Adds a kind, which must live as long as the program: for kinds that are not part of it. To be
/// called before the first ModelConfig is made.
void add_model_kind(const ModelKind& kind);

/// Returns null for an unknown name.
const ModelKind* find_model_kind(const std::string& name);

/// Returns the selected kind. Its name must be known, as it is after check_model_config();
/// std::logic_error otherwise.
const ModelKind& kind_of(const ModelConfig& config);

/// Returns the kind whose upstream code is `trainer`.
const ModelKind& kind_of(UpstreamTrainer trainer);

/// Returns the features that the selected model needs in its batches, before it is created.
FeatureNeeds features_of(const ModelConfig& config, const MelConfig& mel);

/// Returns the names of the parts of the selected model, with those of LoRA if it is on.
LayerNames layer_names_of(const ModelConfig& config);

/// Returns the names of all kinds.
std::vector<std::string> model_names();

/// Lists the names of the kinds for which `holds(kind)` is true, for messages: "unet, vits".
std::string model_names_where(bool (*holds)(const ModelKind& kind));

} // namespace formant
