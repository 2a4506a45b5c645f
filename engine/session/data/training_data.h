#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/data_config.h"
#include "engine/data/feature_statistics.h"
#include "engine/data/speaker_table.h"
#include "engine/data/training_clip.h"
#include "engine/data/validation_split.h"
#include "engine/data/voice_profile.h"
#include "engine/synth/voice_config.h"
#include "engine/text/symbol_table.h"
#include "engine/text/text_reader.h"
#include "engine/text/tokenizer.h"

#include <optional>
#include <vector>

namespace formant {

/// Corpus that is ready for training.
struct TrainingData {
    TrainingClips training;
    TrainingClips validation;
    FeatureStatistics statistics;
    VoiceProfile profile; ///< stored in checkpoints
    SymbolTable symbols = SymbolTable::from_symbols({});
    TokenLayout layout = TokenLayout::spaced;
    SpeakerTable speakers = SpeakerTable::from_names({}); ///< of the training recordings
    std::vector<Message> excluded; ///< reasons, one per excluded recording or row
    std::int64_t decoded = 0;      ///< number of recordings that were not in the cache

    /// Returns the tokenizer with which the texts were processed.
    Tokenizer tokenizer() const { return {symbols, layout}; }
};

/// Input of make_training_data().
struct TrainingDataRequest {
    const DataConfig& data;
    const VoiceConfig& voice;
    const TextReader* text_reader = nullptr; ///< model_text_reader(); null: no texts are needed
    Path decode_program;
    /// Symbols of the checkpoint to resume, or of the pretrained weights; nothing: set by
    /// text.symbols.
    std::optional<SymbolTable> symbols;
    bool can_add_symbols = false; ///< appends those of the texts that `symbols` lacks
    bool preload = false;         ///< samples in RAM instead of memory-mapped from the cache
    SplitHistory split_history{}; ///< of the run that is resumed
    std::uint64_t seed = 0;       ///< for the prompts of prepared tokens
};

/// Returns the message for a data.validation_share that leaves nothing to train on.
Message validation_share_too_large_message(const DataConfig& data);

/// Reads the training corpus and, if set, the validation corpus. A model that trains on prepared
/// tokens reads manifests (prepared_tokens.h); for others, decodes the recordings or loads them
/// from the cache, tokenizes the texts with layout_of(voice.text), and splits off the
/// validation set. Recordings without a usable text are excluded if texts are needed.
Result<TrainingData> make_training_data(const TrainingDataRequest& request,
                                        const CancellationToken& cancellation);

/// Returns the same without the statistics, of which the computation takes longer than the rest.
Result<TrainingData> select_training_data(const TrainingDataRequest& request,
                                          const CancellationToken& cancellation);

} // namespace formant
