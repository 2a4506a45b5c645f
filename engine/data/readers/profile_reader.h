#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

#include <string>

namespace formant {

/// Returns true for a folder with profile.json and recordings/.
bool is_profile(const Path& folder);

/// Reads a profile folder: profile.json, metadata.jsonl, prompts/<list>.txt, recordings/* (WAV,
/// FLAC or another format). The lines of metadata.jsonl contain filename, sentence, prompt_list,
/// prompt_index and timestamp; the last line for a file counts. A line without a sentence has the
/// text of its prompt (prompt_index counts from 0). Without metadata.jsonl, the recordings are
/// those named like the ids of prompts. Returns the recordings of one prompt list, with or without
/// `<profile>_` before its name, or "all"; ErrorKind::data if there is no such list.
Result<CorpusRows> read_profile(const Path& folder, const std::string& prompt_list,
                                const CancellationToken& cancellation);

} // namespace formant
