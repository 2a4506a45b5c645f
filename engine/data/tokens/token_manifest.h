#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/data/corpus.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A manifest of prepared tokens, as it is named on a command line.
struct ManifestName {
    Path file;
    std::string language; ///< of all its records; empty: as they say
};

/// Reads "train.jsonl" or "train.jsonl::am".
ManifestName parse_manifest_name(const std::string& name);

/// An example to train on: a text and a recording as tokens, and another recording of the speaker
/// as vectors. The files are NumPy arrays (numpy_array.h).
struct TokenExample {
    std::string id;
    std::string target; ///< id of the recording that is to be spoken
    std::string prompt; ///< id of the recording that conditions it
    Path text_tokens;   ///< integers [L]
    Path codes;         ///< integers [C]
    Path speaker;       ///< of the prompt, [latents, D]
    Path emotion;       ///< of the prompt, [D]
    /// Lengths as stated: what an array has beyond is padding. Nothing: all of it counts.
    std::optional<std::int64_t> text_length, code_length;
    std::string text; ///< empty if the manifest has none
    std::string language;
    std::string place; ///< "train.jsonl:12"
};

/// The examples of a manifest and the records that give none.
struct TokenManifest {
    std::vector<TokenExample> examples;
    BadRows bad;
};

/// Reads a manifest of IndexTTS2's trainers: JSON lines, whose paths are relative to its folder. A
/// record is a pair of a target and a prompt, or describes a single recording; single ones are
/// paired here by choose_prompts(). Opens none of the arrays. ErrorKind::data if the manifest
/// cannot be read or holds no example (with the reason of its first record); ErrorKind::interrupted
/// on cancellation.
Result<TokenManifest> read_token_manifest(const ManifestName& name, std::uint64_t seed,
                                          const CancellationToken& cancellation);

} // namespace formant
