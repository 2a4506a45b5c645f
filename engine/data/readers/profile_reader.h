#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

#include <string>

namespace formant {

/// A folder with profile.json and recordings/.
bool is_profile(const Path& folder);

/// A voice's own folder: profile.json, metadata.jsonl, prompts/<list>.txt, recordings/* (WAV,
/// FLAC or another format). The
/// lines of metadata.jsonl hold filename, sentence, prompt_list, prompt_index, timestamp; the last
/// line for a file counts. A line without a sentence takes the prompt that it names (prompt_index
/// counts from 0). Without metadata.jsonl the recordings are those named like the prompts' ids.
/// Takes the recordings of one prompt list, with or without `<profile>_` before its name, or "all";
/// ErrorKind::data where there is no such list.
Result<CorpusRows> read_profile(const Path& folder, const std::string& prompt_list,
                                const Cancellation& cancellation);

} // namespace formant
