#include "engine/session/interop/legacy_config.h"

#include "engine/session/config/config_text.h"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>

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

} // namespace

Result<std::vector<LegacyConfigEntry>> read_legacy_config(const Path& file) {
    const auto text = read_config_text(file);
    if (!text)
        return fail(ErrorKind::usage, text.error().what);
    try {
        const YAML::Node root = YAML::Load(*text);
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
