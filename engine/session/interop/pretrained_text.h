#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/models/public_names.h"
#include "engine/text/public_text.h"

#include <cstdint>
#include <optional>

namespace formant {

/// How the texts of a foreign checkpoint became ids. By what lies beside it: symbols.txt, a symbol
/// a line (with the layout in config.json); or the program's own config.json, which Piper may have
/// up to three folders above. By itself a file of the public VITS code with 178 symbols has the
/// published table, and one of Piper with 256 that of espeak-ng's phonemes.
///
/// Nothing where none of these has `n_symbols`, the rows of the embedding; only symbols.txt is
/// taken as it is. ErrorKind::checkpoint where a file beside is damaged.
Result<std::optional<PublicText>> text_of_foreign(const Path& file, PublicForm form,
                                                  std::int64_t n_symbols);

} // namespace formant
