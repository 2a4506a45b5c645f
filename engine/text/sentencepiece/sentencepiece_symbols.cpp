#include "engine/text/sentencepiece/sentencepiece_symbols.h"

#include "engine/base/atomic_file.h"

#include <filesystem>
#include <sentencepiece_model.pb.h>
#include <string>
#include <vector>

namespace formant {
namespace {

constexpr std::uintmax_t max_bytes = 64 << 20;

tl::unexpected<Error> unreadable_model(const Path& file) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("text", "{file} is not a SentencePiece model (bpe.model)"),
                        {{"file", file.string()}}));
}

tl::unexpected<Error> other_delimiters(const Path& file, const std::vector<std::string>& pieces) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("text", "the first pieces of the SentencePiece model {file} are "
                                           "{first} and {second}; they must be <s> and </s>: train "
                                           "it with --bos_id=0 --eos_id=1 --unk_id=2"),
                        {{"file", file.string()}, {"first", pieces[0]}, {"second", pieces[1]}}));
}

Result<SymbolTable> pieces_in(const Path& file, const std::string& bytes) {
    sentencepiece::Model model;
    if (!model.ParseFromString(bytes) || model.pieces_size() < 2)
        return unreadable_model(file);
    std::vector<std::string> pieces;
    pieces.reserve(static_cast<std::size_t>(model.pieces_size()));
    for (const sentencepiece::Piece& piece : model.pieces())
        pieces.push_back(piece.text());
    if (pieces[0] != "<s>" || pieces[1] != "</s>")
        return other_delimiters(file, pieces);
    return SymbolTable::from_saved(std::move(pieces));
}

} // namespace

Result<SymbolTable> read_sentencepiece_symbols(const Path& file) {
    std::error_code failure;
    const auto bytes = std::filesystem::file_size(file, failure);
    if (!failure && bytes > max_bytes)
        return unreadable_model(file);
    return read_file(file).and_then(
        [&](const std::string& content) { return pieces_in(file, content); });
}

} // namespace formant
