#pragma once

#include "engine/models/hifigan/generator_config.h"
#include "engine/models/named_shapes.h"

#include <cstdint>
#include <string>

namespace formant {

/// Appends the shapes of the tensors that determine the size of a generator below `prefix`, except
/// those of its first layer, whose input differs between models.
void add_generator_shapes(const GeneratorConfig& generator, const std::string& prefix,
                          NamedShapes& shapes);

/// Estimates the memory in bytes that the backward pass of a generator and its discriminators needs
/// for a segment in float32. The discriminators process each segment four times, twice in each
/// phase.
double segment_activation_bytes(const GeneratorConfig& generator, std::int64_t segment_frames,
                                std::int64_t discriminator_channels);

} // namespace formant
