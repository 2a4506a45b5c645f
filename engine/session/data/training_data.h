#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/data_config.h"
#include "engine/data/feature_statistics.h"
#include "engine/data/speaker_table.h"
#include "engine/data/training_clip.h"
#include "engine/data/voice_profile.h"
#include "engine/synth/voice_config.h"
#include "engine/text/symbol_table.h"
#include "engine/text/text_reader.h"
#include "engine/text/tokenizer.h"

#include <optional>
#include <vector>

namespace formant {

/// A corpus made ready for training.
struct TrainingData {
    TrainingClips training;
    TrainingClips validation;
    FeatureStatistics statistics;
    VoiceProfile profile; ///< who speaks, for the checkpoints
    SymbolTable symbols = SymbolTable::from_symbols({});
    TokenLayout layout = TokenLayout::spaced;
    SpeakerTable speakers = SpeakerTable::from_names({}); ///< of the recordings to train on
    std::vector<Message> left_out;                        ///< why recordings were left out
    std::int64_t decoded = 0;                             ///< recordings that were not in the cache

    /// That made the tokens.
    Tokenizer tokenizer() const { return {symbols, layout}; }
};

struct TrainingDataRequest {
    const DataConfig& data;
    const VoiceConfig& voice;
    const TextReader* text_reader = nullptr; ///< model_text_reader(); null: texts are not needed
    Path decode_program;
    std::optional<SymbolTable> symbols; ///< of the checkpoint that the run goes on from or begins
                                        ///< with; else as text.symbols says
    bool preload = false; ///< samples in memory, instead of mapped from the cache's files
};

/// What is said of a validation_share that leaves nothing to train on.
Message all_kept_for_validation(const DataConfig& data);

/// Reads, decodes (or takes from the cache), reads the texts of and splits the corpus, and the one
/// to validate on where there is one. The tokens are laid out as layout_of(voice.text) says. Where
/// texts are needed, recordings whose text does not do are left out.
Result<TrainingData> make_training_data(const TrainingDataRequest& request,
                                        const Cancellation& cancellation);

} // namespace formant
