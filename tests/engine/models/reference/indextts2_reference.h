#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/models/gpt/delimited_tokens.h"
#include "engine/models/indextts2/unified_voice.h"

#include <c10/core/ScalarType.h>

#include <memory>
#include <string>

namespace formant::test {

/// A folder of reference values of IndexTTS2's GPT, and a model of its sizes.
struct Indextts2Reference {
    Path folder;
    at::ScalarType precision; ///< precision of the comparison
    StateTree::Map weights;   ///< gpt.pth, in float32
    gpt::Delimiters text, audio;
    std::shared_ptr<indextts2::UnifiedVoice> model;

    /// Reads config.yaml and gpt.pth; throws if they cannot be read.
    Indextts2Reference(const Path& folder, at::ScalarType precision);
    /// Returns the values of a file in the precision of the comparison.
    StateTree values(const std::string& file) const;
};

} // namespace formant::test
