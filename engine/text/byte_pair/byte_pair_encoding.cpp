#include "engine/text/byte_pair/byte_pair_encoding.h"

#include "engine/base/atomic_file.h"
#include "engine/base/text/json_text.h"
#include "engine/text/icu_utf8.h"
#include "engine/text/language_code.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <unicode/uchar.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace formant {
namespace {

using Json = nlohmann::json;
using Pair = std::pair<std::string, std::string>;

constexpr std::uintmax_t max_bytes = 64 << 20;
constexpr std::int64_t max_pieces = 1 << 20;
constexpr const char* space_marker = "[SPACE]";

tl::unexpected<Error> unreadable(const Path& file, const std::string& why) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("text", "{file} is not a tokenizer of XTTS (vocab.json): {why}"),
                        {{"file", file.string()}, {"why", why}}));
}

/// Returns what a tokenizer does that this one does not; empty if nothing.
std::string unsupported_step(const Json& tokenizer) {
    const Json& model = tokenizer.at("model");
    if (model.value("type", "BPE") != "BPE")
        return "model.type";
    if (tokenizer.contains("normalizer") && !tokenizer["normalizer"].is_null())
        return "normalizer";
    const Json words = tokenizer.value("pre_tokenizer", Json());
    if (!words.is_object() || words.value("type", "") != "Whitespace")
        return "pre_tokenizer";
    for (const char* affix : {"continuing_subword_prefix", "end_of_word_suffix"})
        if (const Json text = model.value(affix, Json());
            text.is_string() && !text.get<std::string>().empty())
            return fmt::format("model.{}", affix);
    return model.value("byte_fallback", false) ? "model.byte_fallback" : "";
}

/// Places a piece at its id. Returns false for an id that cannot be one.
bool place(const std::string& piece, std::int64_t id, std::vector<std::string>& pieces) {
    if (id < 0 || id >= max_pieces)
        return false;
    if (id >= std::ssize(pieces))
        pieces.resize(static_cast<std::size_t>(id) + 1, SymbolTable::name_of_unused);
    pieces[static_cast<std::size_t>(id)] = piece == space_marker ? " " : piece;
    return true;
}

/// Returns the pieces in the order of their ids; none if an id cannot be one.
std::vector<std::string> pieces_in(const Json& tokenizer) {
    std::vector<std::string> pieces;
    for (const auto& [piece, id] : tokenizer.at("model").at("vocab").items())
        if (!place(piece, id.get<std::int64_t>(), pieces))
            return {};
    for (const Json& added : tokenizer.value("added_tokens", Json::array()))
        if (!place(added.at("content"), added.at("id"), pieces))
            return {};
    return pieces;
}

/// Legacy files have a merge as one text, "t h".
std::optional<Pair> pair_of(const Json& merge) {
    if (merge.is_array() && merge.size() == 2)
        return Pair(merge[0], merge[1]);
    const std::string both = merge.is_string() ? merge.get<std::string>() : "";
    const auto space = both.find(' ');
    if (space == std::string::npos || space == 0 || space + 1 == both.size())
        return std::nullopt;
    return Pair(both.substr(0, space), both.substr(space + 1));
}

std::optional<std::vector<Pair>> merges_in(const Json& tokenizer) {
    std::vector<Pair> merges;
    for (const Json& merge : tokenizer.at("model").at("merges")) {
        auto pair = pair_of(merge);
        if (!pair)
            return std::nullopt;
        merges.push_back(std::move(*pair));
    }
    return merges;
}

/// Letters of a word in the sense of Unicode's regular expressions (UTS 18, annex C).
bool is_of_word(UChar32 letter) {
    constexpr auto others = U_GC_M_MASK | U_GC_ND_MASK | U_GC_PC_MASK;
    return u_hasBinaryProperty(letter, UCHAR_ALPHABETIC) ||
           u_hasBinaryProperty(letter, UCHAR_JOIN_CONTROL) || (U_GET_GC_MASK(letter) & others) != 0;
}

/// Splits a word at the borders between letters and marks: "don't," to "don", "'", "t" and ",".
std::vector<icu::UnicodeString> parts_of(const icu::UnicodeString& word) {
    std::vector<icu::UnicodeString> parts;
    bool was_of_word = false;
    for (std::int32_t i = 0; i < word.length(); i = word.moveIndex32(i, 1)) {
        const UChar32 letter = word.char32At(i);
        const bool is_letter = is_of_word(letter);
        if (parts.empty() || is_letter != was_of_word)
            parts.emplace_back();
        parts.back().append(letter);
        was_of_word = is_letter;
    }
    return parts;
}

} // namespace

Result<std::string> read_vocabulary(const Path& file) {
    return read_file(file, max_bytes);
}

Result<BytePairEncoding> BytePairEncoding::parse(const std::string& content, const Path& file) {
    try {
        const Json tokenizer = parse_json(content);
        if (tokenizer.is_discarded())
            return unreadable(file, json_fault(content));
        if (const std::string step = unsupported_step(tokenizer); !step.empty())
            return unreadable(file, step);
        auto pieces = pieces_in(tokenizer);
        const auto merges = merges_in(tokenizer);
        if (pieces.empty() || !merges)
            return unreadable(file, pieces.empty() ? "model.vocab" : "model.merges");
        return BytePairEncoding(SymbolTable::from_saved(std::move(pieces)), *merges);
    } catch (const Json::exception& broken) {
        return unreadable(file, broken.what());
    }
}

BytePairEncoding::BytePairEncoding(SymbolTable symbols, const std::vector<Pair>& merges)
    : symbols_(std::move(symbols)) {
    for (const Pair& pair : merges)
        ranks_.emplace(pair, ranks_.size());
}

Word BytePairEncoding::pieces(const std::string& word) const {
    Word all;
    for (const icu::UnicodeString& part : parts_of(icu::UnicodeString::fromUTF8(word))) {
        Word letters = code_points_of(part);
        merge(letters);
        all.insert(all.end(), letters.begin(), letters.end());
    }
    return all;
}

void BytePairEncoding::merge(Word& word) const {
    while (true) {
        std::size_t best = ranks_.size(), place = 0;
        for (std::size_t i = 0; i + 1 < word.size(); ++i)
            if (const auto found = ranks_.find({word[i], word[i + 1]});
                found != ranks_.end() && found->second < best) {
                best = found->second;
                place = i;
            }
        if (best == ranks_.size())
            return;
        word[place] += word[place + 1];
        word.erase(word.begin() + static_cast<std::ptrdiff_t>(place) + 1);
    }
}

Result<std::string> BytePairEncoding::marker(const std::string& language) const {
    const std::string own = fmt::format("[{}]", language);
    if (symbols_.id(own) >= 0)
        return own;
    std::vector<std::string> known;
    for (const std::string& piece : symbols_.symbols()) {
        if (!is_language_marker(piece))
            continue;
        const std::string code = piece.substr(1, piece.size() - 2);
        if (has_marker_of(language, code))
            return piece;
        known.push_back(code);
    }
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("text", "the tokenizer has no language {language}; set "
                                   "text.language to one that it has: {known}"),
                {{"language", language}, {"known", fmt::format("{}", fmt::join(known, ", "))}}));
}

bool is_language_marker(const std::string& piece) {
    const auto is_code = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || letter == '-';
    };
    return piece.size() > 3 && piece.front() == '[' && piece.back() == ']' &&
           std::all_of(piece.begin() + 1, piece.end() - 1, is_code);
}

bool has_marker_of(const std::string& language, const std::string& marked) {
    return language_of(marked) == language_of(language);
}

std::vector<std::string> languages_in(const std::vector<std::string>& pieces) {
    std::vector<std::string> languages;
    for (const std::string& piece : pieces)
        if (is_language_marker(piece))
            languages.push_back(piece.substr(1, piece.size() - 2));
    return languages;
}

} // namespace formant
