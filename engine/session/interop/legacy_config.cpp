#include "engine/session/interop/legacy_config.h"

#include "engine/config/yaml_document.h"
#include "engine/session/config/config_text.h"

#include <fmt/format.h>
#include <unicode/unistr.h>
#include <unicode/utf16.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace formant {
namespace {

std::string value_text(const YAML::Node& node) {
    if (node.IsNull() || node.IsScalar())
        return node.IsScalar() ? node.Scalar() : "";
    YAML::Node on_one_line = YAML::Clone(node);
    on_one_line.SetStyle(YAML::EmitterStyle::Flow);
    return YAML::Dump(on_one_line);
}

/// Limits the size of a YAML tree. A few lines can describe an endless one: an alias may contain
/// itself, and aliases of aliases double with each line.
class SizeLimit {
  public:
    bool check(const YAML::Node& node, int depth = 0) {
        if (depth > max_depth || ++nodes_ > max_nodes)
            return false;
        return std::all_of(node.begin(), node.end(), [&](const auto& entry) {
            return node.IsMap() ? check(entry.first, depth + 1) && check(entry.second, depth + 1)
                                : check(entry, depth + 1);
        });
    }

  private:
    static constexpr int max_depth = 32;
    static constexpr int max_nodes = 100'000; ///< ten times the largest known file
    int nodes_ = 0;
};

class LegacyConfigReader {
  public:
    explicit LegacyConfigReader(std::string file) : file_(std::move(file)) {}

    void read_section(const YAML::Node& section, const std::string& prefix) {
        for (const auto& entry : section) {
            const auto name = entry.first.as<std::string>();
            const std::string key = prefix + name;
            if (entry.second.IsMap())
                read_section(entry.second, key + ".");
            else
                entries.push_back({key, name, value_text(entry.second),
                                   fmt::format("{}:{}", file_, entry.first.Mark().line + 1)});
        }
    }

    std::vector<LegacyConfigEntry> entries;

  private:
    std::string file_;
};

Error invalid_config_error(const Path& file, const std::string& reason) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "{file} cannot be imported, as it is not YAML or JSON "
                                          "of sections and settings: {reason}"),
                    {{"file", file.string()}, {"reason", reason}})};
}

/// Returns the code unit of an escape of JSON, "\\ud83d", at a place of the text; nothing
/// elsewhere.
std::optional<UChar32> escaped_unit(const std::string& text, std::size_t place) {
    constexpr std::size_t length = 6;
    if (place + length > text.size() || text.compare(place, 2, "\\u") != 0)
        return std::nullopt;
    unsigned unit = 0;
    const char* end = text.data() + place + length;
    const auto read = std::from_chars(text.data() + place + 2, end, unit, 16);
    return read.ptr == end ? std::optional(static_cast<UChar32>(unit)) : std::nullopt;
}

/// Replaces escaped pairs of surrogates, with which JSON writes an emoji, by the letter that they
/// stand for: the YAML library knows none.
std::string with_decoded_surrogates(const std::string& text) {
    std::string decoded;
    for (std::size_t place = 0; place < text.size(); ++place) {
        const auto lead = escaped_unit(text, place), trail = escaped_unit(text, place + 6);
        if (lead && trail && U16_IS_LEAD(*lead) && U16_IS_TRAIL(*trail)) {
            icu::UnicodeString(U16_GET_SUPPLEMENTARY(*lead, *trail)).toUTF8String(decoded);
            place += 11;
        } else {
            decoded += text[place];
            if (text[place] == '\\' && place + 1 < text.size())
                decoded += text[++place]; // an escape of its own, such as that of a backslash
        }
    }
    return decoded;
}

} // namespace

Result<std::vector<LegacyConfigEntry>> read_legacy_config(const Path& file) {
    const auto text = read_config_text(file);
    if (!text)
        return fail(ErrorKind::usage, text.error().what);
    try {
        const YAML::Node root = load_yaml(with_decoded_surrogates(*text)).root;
        if (!root.IsMap())
            return fail(invalid_config_error(file, "it does not begin with 'key: value'"));
        if (!SizeLimit().check(root))
            return fail(invalid_config_error(file, "it is nested too deeply or repeats itself"));
        LegacyConfigReader reader(file.string());
        reader.read_section(root, "");
        return std::move(reader.entries);
    } catch (const YAML::Exception& failure) {
        return fail(invalid_config_error(
            file, fmt::format("line {}: {}", failure.mark.line + 1, failure.msg)));
    }
}

} // namespace formant
