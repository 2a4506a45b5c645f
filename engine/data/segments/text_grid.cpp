#include "engine/data/segments/text_grid.h"

#include "engine/base/text/lower_case.h"
#include "engine/data/readers/metadata_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <variant>

namespace formant {
namespace {

struct Token {
    enum class Kind { text, number, flag, end } kind = Kind::end;
    std::string text;
    double number = 0;
    std::size_t line = 1;
};

/// Finds the values of Praat's text files: strings in double quotes, and numbers and flags that
/// stand between white space. All else is for people: "xmin =", "intervals [1]:", "! comment".
class GridTokens {
  public:
    explicit GridTokens(std::string_view text) : text_(text) {}

    Token next() {
        while (place_ < text_.size()) {
            const char sign = text_[place_];
            if (sign == '"')
                return quoted();
            if (sign == '!')
                skip_until("\n");
            else if (is_space(sign))
                skip();
            else if (auto value = free_standing())
                return *value;
        }
        return {Token::Kind::end, {}, 0, line_};
    }

  private:
    static bool is_space(char sign) {
        return std::string_view(" \t\r\n").find(sign) != std::string_view::npos;
    }

    void skip() {
        if (text_[place_++] == '\n')
            ++line_;
    }
    void skip_until(std::string_view signs) {
        place_ = std::min(text_.find_first_of(signs, place_), text_.size());
    }
    /// A quote within the string is doubled. A string without an end is none.
    Token quoted() {
        Token token{Token::Kind::text, {}, 0, line_};
        for (++place_; place_ < text_.size(); skip()) {
            if (text_[place_] == '"') {
                ++place_;
                if (place_ >= text_.size() || text_[place_] != '"')
                    return token;
            }
            token.text += text_[place_];
        }
        token.kind = Token::Kind::end;
        return token;
    }
    std::optional<Token> free_standing() {
        const std::size_t begin = place_;
        skip_until(" \t\r\n");
        const std::string_view value = text_.substr(begin, place_ - begin);
        if (value.starts_with('<') && value.ends_with('>'))
            return Token{Token::Kind::flag, std::string(value), 0, line_};
        Token token{Token::Kind::number, {}, 0, line_};
        const auto [end, failure] =
            std::from_chars(value.data(), value.data() + value.size(), token.number);
        if (failure == std::errc() && end == value.data() + value.size() &&
            std::isfinite(token.number))
            return token;
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t place_ = 0;
    std::size_t line_ = 1;
};

struct Tier {
    std::string name;
    std::vector<TimedText> intervals;

    bool has_texts() const {
        return std::ranges::any_of(intervals, [](const auto& part) { return !part.text.empty(); });
    }
};

/// Reads one value after the other; the first that is not there is the error of all.
class GridReader {
  public:
    GridReader(const Path& file, const std::string& text) : file_(file), tokens_(text) {}

    Result<std::vector<Tier>> read() {
        expect_text("ooTextFile");
        expect_text("TextGrid");
        number(), number(); // begin and end of all
        if (take(Token::Kind::flag).text == "<absent>")
            return tiers_;
        for (double left = number(); left >= 1 && !fault_; --left)
            read_tier();
        if (fault_)
            return fail(*fault_);
        return std::move(tiers_);
    }

  private:
    Token take(Token::Kind kind) {
        if (fault_)
            return {};
        Token token = tokens_.next();
        if (token.kind != kind)
            set_fault(token);
        return token;
    }
    double number() { return take(Token::Kind::number).number; }
    void expect_text(const std::string& wanted) {
        const Token token = take(Token::Kind::text);
        if (!fault_ && token.text != wanted)
            set_fault(token);
    }
    void set_fault(const Token& token) {
        fault_ = broken_line(file_, token.line,
                             FORMANT_TR("data", "{place}: it is not a TextGrid of Praat, or is "
                                                "damaged here; save it in Praat as a text file"))
                     .value();
    }
    void read_tier() {
        const Token type = take(Token::Kind::text);
        Tier tier{take(Token::Kind::text).text, {}};
        number(), number(); // begin and end of the tier
        const bool has_intervals = type.text == "IntervalTier";
        if (!fault_ && !has_intervals && type.text != "TextTier")
            return set_fault(type);
        for (double left = number(); left >= 1 && !fault_; --left)
            if (has_intervals)
                read_interval(tier);
            else
                number(), take(Token::Kind::text); // a point
        if (has_intervals)
            tiers_.push_back(std::move(tier));
    }
    void read_interval(Tier& tier) {
        const double begin = number(), end = number();
        Token text = take(Token::Kind::text);
        if (fault_)
            return;
        if (end < begin || begin < 0)
            return set_fault(text);
        tier.intervals.push_back({{begin, end}, single_spaced(text.text), {}, text.line});
    }

    Path file_;
    GridTokens tokens_;
    std::vector<Tier> tiers_;
    std::optional<Error> fault_;
};

/// Returns the name of a tier without the speaker that aligners write before it: "ann - words".
std::string kind_of_tier(const Tier& tier) {
    const std::string name = lower_case(tier.name);
    const auto mark = name.rfind(" - ");
    return mark == std::string::npos ? name : name.substr(mark + 3);
}

template <class Names>
std::vector<const Tier*> tiers_named(const std::vector<const Tier*>& tiers, const Names& names) {
    std::vector<const Tier*> found;
    std::ranges::copy_if(tiers, std::back_inserter(found), [&](const Tier* tier) {
        return std::ranges::find(names, kind_of_tier(*tier)) != names.end();
    });
    return found;
}

constexpr auto names_of_sentences = std::to_array<std::string_view>(
    {"sentence", "sentences", "utterance", "utterances", "phrase", "phrases", "segments",
     "transcript", "transcription", "text", "ort", "orthography"});
constexpr auto names_of_word_tiers = std::to_array<std::string_view>({"word", "words"});

std::string names_of(const std::vector<Tier>& tiers) {
    std::string names;
    for (const Tier& tier : tiers)
        names += (names.empty() ? "'" : ", '") + tier.name + "'";
    return names;
}

/// Returns the tiers that may be meant: exactly one, unless it is unclear.
std::vector<const Tier*> candidates(const std::vector<Tier>& tiers, const std::string& name) {
    std::vector<const Tier*> found;
    for (const Tier& tier : tiers)
        if (name.empty() ? tier.has_texts() : tier.name == name)
            found.push_back(&tier);
    if (!name.empty() || found.size() < 2)
        return found;
    if (auto sentences = tiers_named(found, names_of_sentences); !sentences.empty())
        return sentences;
    auto single = tiers_named(found, names_of_word_tiers);
    return single.empty() ? found : single;
}

Result<const Tier*> chosen_tier(const Path& file, const std::vector<Tier>& tiers,
                                const std::string& name) {
    const auto found = candidates(tiers, name);
    if (found.size() == 1)
        return found.front();
    if (found.empty())
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "{file} has no such tier of intervals with texts; "
                                               "its tiers: {tiers}"),
                            {{"file", file.string()}, {"tiers", names_of(tiers)}}));
    return fail(ErrorKind::usage,
                message(FORMANT_TR("data", "{file} has several tiers with texts: {tiers}; choose "
                                           "one of them"),
                        {{"file", file.string()}, {"tiers", names_of(tiers)}}));
}

/// Aligners label what is not spoken.
bool is_silence_label(const std::string& text) {
    constexpr auto labels =
        std::to_array<std::string_view>({"", "sil", "sp", "<sil>", "<p:>", "<eps>", "spn", "_"});
    return std::ranges::find(labels, lower_case(text)) != labels.end();
}

TimedTexts sentences_of(const Tier& tier) {
    TimedTexts all;
    all.is_exact = true;
    for (const TimedText& interval : tier.intervals)
        if (!is_silence_label(interval.text))
            all.texts.push_back(interval);
    return all;
}

TimedTexts joined_single_texts(const Tier& tier, double word_pause_s) {
    TimedTexts all;
    all.is_exact = true;
    for (TimedText& part : sentences_of(tier).texts) {
        const bool begins =
            all.texts.empty() || part.span.begin_s - all.texts.back().span.end_s >= word_pause_s;
        if (begins)
            all.texts.push_back({part.span, "", {}, part.line});
        TimedText& run = all.texts.back();
        append_text(run.text, part.text);
        run.span.end_s = part.span.end_s;
        run.parts.push_back({part.span, std::move(part.text)});
    }
    return all;
}

} // namespace

bool is_text_grid(const std::string& text) {
    GridTokens tokens(text);
    return tokens.next().text == "ooTextFile" && tokens.next().text == "TextGrid";
}

Result<TimedTexts> read_text_grid(const Path& file, const std::string& text,
                                  const std::string& tier, double word_pause_s) {
    const auto tiers = GridReader(file, text).read();
    if (!tiers)
        return fail(tiers.error());
    return chosen_tier(file, *tiers, tier).map([&](const Tier* chosen) {
        const bool has_single = !tiers_named({chosen}, names_of_word_tiers).empty();
        return has_single ? joined_single_texts(*chosen, word_pause_s) : sentences_of(*chosen);
    });
}

} // namespace formant
