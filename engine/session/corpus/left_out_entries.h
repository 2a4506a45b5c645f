#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

namespace formant {

/// The list of reasons beside metadata that a fix wrote: metadata.left-out.txt beside
/// metadata.cleaned.jsonl.
Path left_out_reasons_of(const Path& cleaned);

/// The entries that were left out by hand of metadata that an edit wrote (metadata.left-out.jsonl);
/// none of other metadata. A line that is broken is no entry that could be taken back.
Result<Utterances> read_left_out_entries(const Path& metadata, const Cancellation& cancellation);

/// Keeps them there; where there are none any more, the list goes.
Result<void> write_left_out_entries(const Path& cleaned, const Utterances& entries);

Message left_out_by_hand(const Utterance& utterance);

} // namespace formant
