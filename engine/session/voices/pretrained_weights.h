#pragma once

#include "engine/audio/mel_config.h"
#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/trainable_model.h"
#include "engine/models/weight_match.h"
#include "engine/session/voices/pretrained.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// Tensors that an error about weights lists at most.
constexpr std::size_t max_listed_tensors = 20;

/// Returns the number of rows of the symbol embedding; nothing where the weights have none.
std::optional<std::int64_t> num_pretrained_symbols(const Pretrained& pretrained);

/// Returns what initialize_from() would load, without loading it. Same errors.
Result<WeightMatch> check_warm_start(const TrainableModel& model, const Pretrained& pretrained,
                                     bool partial);

/// Initializes the model from the weights (warm start). Each tensor that does not fit is named:
/// without `partial` that is ErrorKind::checkpoint and the model is unchanged; with it the rest is
/// loaded, and the returned messages list what was not. Weights of which nothing fits are
/// ErrorKind::checkpoint in any case.
Result<std::vector<Message>> initialize_from(TrainableModel& model, const Pretrained& pretrained,
                                             bool partial);

/// Weights fit a model of the same sizes whatever their audio settings. Returns a warning where
/// they were trained with other ones than `own`; nothing where they agree or the file does not say.
std::optional<Message> audio_mismatch_warning(const MelConfig& own, const Pretrained& pretrained);

} // namespace formant
