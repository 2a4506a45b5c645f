#pragma once

#include "engine/text/byte_pair/byte_pair_encoding.h"
#include "engine/text/text_config.h"

#include <memory>
#include <string>

namespace formant {

/// Converts texts to pieces of the tokenizer text.tokenizer, as XTTS reads them: lower-case letters
/// without double quotes.
class PieceReader {
  public:
    /// Reads config.vocabulary, or else the file. Errors as read_vocabulary(),
    /// BytePairEncoding::parse() and BytePairEncoding::marker().
    static Result<std::unique_ptr<const PieceReader>> create(const TextConfig& config);

    /// Splits a normalized text (TextReader::normal_form()) at its spaces. The first word begins
    /// with the marker of the language; a text without words has none.
    Words read(const std::string& text) const;

    const SymbolTable& symbols() const { return encoding_.symbols(); }

  private:
    PieceReader(BytePairEncoding encoding, std::string language, std::string marker)
        : encoding_(std::move(encoding)), language_(std::move(language)),
          marker_(std::move(marker)) {}

    BytePairEncoding encoding_;
    std::string language_, marker_;
};

} // namespace formant
