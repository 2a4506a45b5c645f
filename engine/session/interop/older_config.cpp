#include "engine/session/interop/older_config.h"

#include "engine/base/atomic_file.h"

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

/// A file of a few lines may be a tree without end: an alias stands for what it names, which may
/// hold it, and aliases of aliases double with each line.
class Bounds {
  public:
    bool hold(const YAML::Node& node, int depth = 0) {
        if (depth > most_depth || ++nodes_ > most_nodes)
            return false;
        return std::all_of(node.begin(), node.end(), [&](const auto& entry) {
            return node.IsMap() ? hold(entry.first, depth + 1) && hold(entry.second, depth + 1)
                                : hold(entry, depth + 1);
        });
    }

  private:
    static constexpr int most_depth = 32;
    static constexpr int most_nodes = 100'000; ///< ten times the largest that is known
    int nodes_ = 0;
};

class OlderConfigReader {
  public:
    explicit OlderConfigReader(std::string file) : file_(std::move(file)) {}

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

    std::vector<OlderEntry> entries;

  private:
    std::string file_;
};

Error no_configuration(const Path& file, const std::string& reason) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "{file} is no configuration of the older scripts, YAML "
                                          "of sections and settings: {reason}"),
                    {{"file", file.string()}, {"reason", reason}})};
}

} // namespace

Result<std::vector<OlderEntry>> read_older_config(const Path& file) {
    const auto text = read_file(file);
    if (!text)
        return fail(ErrorKind::usage, text.error().what);
    try {
        const YAML::Node root = YAML::Load(*text);
        if (!root.IsMap())
            return fail(no_configuration(file, "it does not begin with 'key: value'"));
        if (!Bounds().hold(root))
            return fail(no_configuration(file, "it is nested too deeply or repeats itself"));
        OlderConfigReader reader(file.string());
        reader.read_section(root, "");
        return std::move(reader.entries);
    } catch (const YAML::Exception& failure) {
        return fail(
            no_configuration(file, fmt::format("line {}: {}", failure.mark.line + 1, failure.msg)));
    }
}

} // namespace formant
