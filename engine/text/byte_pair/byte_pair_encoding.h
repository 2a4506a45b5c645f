#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/text/symbol_table.h"
#include "engine/text/words.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace formant {

/// Splits words into the pieces of a vocabulary by byte-pair encoding (Sennrich et al. 2016,
/// section 3.2): characters, of which adjacent pairs are merged in the order in which they were
/// learned. Reads the tokenizer of XTTS (`vocab.json`), a file of Hugging Face's tokenizers.
class BytePairEncoding {
  public:
    /// Parses the content of `file`, which errors name. ErrorKind::data if it is not such a
    /// tokenizer, or has steps that this class lacks.
    static Result<BytePairEncoding> parse(const std::string& content, const Path& file);

    /// Returns the pieces of a word. A character that the vocabulary lacks is a piece of its own.
    Word pieces(const std::string& word) const;
    /// Returns the marker of a language, "[en]" for "en-us"; ErrorKind::usage if the vocabulary has
    /// none, which lists those that it has.
    Result<std::string> marker(const std::string& language) const;
    /// Returns the pieces in the order of their ids. The space between words is " ".
    const SymbolTable& symbols() const { return symbols_; }

  private:
    using Pair = std::pair<std::string, std::string>;

    BytePairEncoding(SymbolTable symbols, const std::vector<Pair>& merges);
    void merge(Word& word) const;

    SymbolTable symbols_;
    std::map<Pair, std::size_t> ranks_; ///< of the pairs to merge; the lowest comes first
};

/// Reads the content of a tokenizer's file. ErrorKind::data if it is too large to be one; errors
/// also as read_file().
Result<std::string> read_vocabulary(const Path& file);

/// Returns true if a piece is the marker of a language, "[en]" or "[zh-cn]".
bool is_language_marker(const std::string& piece);

/// Returns whether text.language `language` is read with the marker of the language `marked`, if no
/// marker has exactly its name: "zh" with "zh-cn", "en-us" with "en".
bool has_marker_of(const std::string& language, const std::string& marked);

/// Returns the languages whose markers are among these pieces: "en", "zh-cn".
std::vector<std::string> languages_in(const std::vector<std::string>& pieces);

} // namespace formant
