#include "engine/config/yaml_reader.h"

#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/text/utf8.h"
#include "engine/config/yaml_document.h"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <optional>
#include <set>
#include <sstream>

namespace formant {
namespace {

MessageArg place(const std::string& name, const YAML::Mark& mark) {
    if (mark.is_null())
        return text_name(name);
    const std::string line = std::to_string(mark.line + 1);
    if (name.empty())
        return message(FORMANT_TR("config", "line {line}"), {{"line", line}});
    return name + ":" + line;
}

/// Returns a number without the zeros before it ("0100" is 100), for which yaml-cpp reads it as
/// octal; lists too.
YAML::Node as_decimal(const YAML::Node& node) {
    if (node.IsSequence()) {
        YAML::Node list(YAML::NodeType::Sequence);
        for (const YAML::Node& item : node)
            list.push_back(as_decimal(item));
        return list;
    }
    const std::string text = node.IsScalar() ? node.Scalar() : "";
    const std::size_t digits = text.find_first_not_of("+-");
    const std::size_t first = text.find_first_not_of('0', digits);
    if (digits == text.npos || first == text.npos || first == digits ||
        text.find_first_not_of("0123456789", digits) != text.npos)
        return node;
    return YAML::Node(text.substr(0, digits) + text.substr(first));
}

/// Reads `node` as the type of `current`; throws YAML::Exception if it has another type.
FieldValue convert(const YAML::Node& node, const FieldValue& current) {
    return std::visit(
        [&]<class T>(const T&) -> FieldValue {
            if constexpr (std::is_same_v<T, std::string>)
                return node.IsNull() ? std::string() : node.as<std::string>();
            else if constexpr (std::is_same_v<T, std::vector<std::string>>)
                return node.as<T>();
            else
                return as_decimal(node).as<T>();
        },
        current);
}

void log_former_key(const BoundField& bound, const std::string& key, const MessageArg& where) {
    if (bound.field.was_renamed && key == bound.field.other_key)
        log(LogLevel::info, former_key_note(bound, where));
}

class YamlReader {
  public:
    YamlReader(const ConfigTable& table, std::string name, UnknownKeys unknown)
        : table_(table), name_(std::move(name)), unknown_(unknown) {}

    void read_section(const YAML::Node& node, const std::string& section) {
        if (node.IsNull())
            return;
        if (!node.IsMap())
            return faults_.push_back(not_a_section(node, section));
        std::set<std::string> seen; // yaml-cpp silently takes the first of two equal keys
        for (const auto& entry : node) {
            const auto key = entry.first.as<std::string>();
            const std::string full = section.empty() ? key : fmt::format("{}.{}", section, key);
            if (seen.insert(key).second)
                read_entry(entry.first, entry.second, full);
            else
                faults_.push_back(duplicate(entry.first, full));
        }
    }

    /// Returns all errors in the order of the text.
    const std::vector<Error>& faults() const { return faults_; }

    Result<void> read_value(const BoundField& bound, const YAML::Node& node,
                            const MessageArg& where) const {
        const FieldValue current = bound.value();
        try {
            return table_.assign(bound, convert(node, current), where);
        } catch (const YAML::Exception&) {
            return fail(
                ErrorKind::usage,
                message(FORMANT_TR("config", "{where}: {key} must be {type}"),
                        {{"where", where}, {"key", bound.key}, {"type", type_name(current)}}));
        }
    }

  private:
    void read_entry(const YAML::Node& key, const YAML::Node& value, const std::string& full) {
        if (const BoundField* bound = table_.find(full))
            read_field(*bound, key, value, full);
        else if (table_.has_section(full))
            read_section(value, full);
        else if (unknown_ == UnknownKeys::refuse)
            faults_.push_back(table_.unknown_key(full, place(name_, key.Mark())));
    }

    void read_field(const BoundField& bound, const YAML::Node& key, const YAML::Node& value,
                    const std::string& full) {
        log_former_key(bound, full, place(name_, key.Mark()));
        if (!given_.insert(bound.key).second)
            faults_.push_back(one_setting(key, bound));
        else if (auto read = read_value(bound, value, place(name_, key.Mark())); !read)
            faults_.push_back(read.error());
    }

    Error not_a_section(const YAML::Node& node, const std::string& section) const {
        if (section.empty())
            return {ErrorKind::usage,
                    message(FORMANT_TR("config", "{where}: a configuration is made of 'key: value' "
                                                 "lines, as in name: my-voice"),
                            {{"where", place(name_, node.Mark())}})};
        return {ErrorKind::usage,
                message(FORMANT_TR("config", "{where}: '{section}' must be a section with "
                                             "'key: value' lines below it"),
                        {{"where", place(name_, node.Mark())}, {"section", section}})};
    }

    Error duplicate(const YAML::Node& key, const std::string& full) const {
        return {ErrorKind::usage,
                message(FORMANT_TR("config", "{where}: '{key}' is given twice; keep one"),
                        {{"where", place(name_, key.Mark())}, {"key", full}})};
    }

    Error one_setting(const YAML::Node& key, const BoundField& bound) const {
        return {ErrorKind::usage,
                message(FORMANT_TR("config", "{where}: {key} and {other} are the same setting; "
                                             "keep one"),
                        {{"where", place(name_, key.Mark())},
                         {"key", bound.key},
                         {"other", bound.field.other_key}})};
    }

    const ConfigTable& table_;
    std::string name_;
    UnknownKeys unknown_;
    std::set<std::string> given_; ///< keys of the fields that have been set
    std::vector<Error> faults_;
};

std::optional<std::size_t> first_line_not_utf8(const std::string& text) {
    std::istringstream lines(text);
    std::size_t number = 1;
    for (std::string line; std::getline(lines, line); ++number)
        if (!is_utf8(line))
            return number;
    return std::nullopt;
}

Error second_document(const YAML::Mark& mark, const std::string& name) {
    return {
        ErrorKind::usage,
        message(FORMANT_TR("config", "{where}: a second YAML document begins here, after a line "
                                     "'---' or '...'; a configuration is one document: remove "
                                     "that line"),
                {{"where", place(name, mark)}})};
}

Result<void> first_of(const std::vector<Error>& faults) {
    return faults.empty() ? Result<void>() : Result<void>(fail(faults.front()));
}

} // namespace

Result<std::string> read_configuration(const Path& file) {
    std::error_code unreadable;
    if (std::filesystem::exists(file, unreadable) || unreadable)
        return read_file(file, max_configuration_bytes).map_error([](const Error& error) {
            return Error{ErrorKind::usage, error.what};
        });
    if (std::filesystem::is_symlink(file, unreadable))
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("config", "the configuration {path} is a symbolic link to "
                                         "{target}, which does not exist"),
                    {{"path", file.string()},
                     {"target", std::filesystem::read_symlink(file, unreadable).string()}}));
    return fail(ErrorKind::usage,
                message(FORMANT_TR("config", "there is no configuration {path}; give one with "
                                             "--config"),
                        {{"path", file.string()}}));
}

Result<void> check_utf8(const std::string& text, const Path& file) {
    const auto line = first_line_not_utf8(text);
    if (!line)
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("config", "{where}: this line is not UTF-8; save the file as "
                                     "UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 "
                                     "'{file}' > NEW.yaml"),
                {{"where", fmt::format("{}:{}", file.string(), *line)}, {"file", file.string()}}));
}

std::vector<Error> faults_in_yaml(const ConfigTable& table, const std::string& text,
                                  const std::string& name, UnknownKeys unknown) {
    YamlReader reader(table, name, unknown);
    try {
        const YamlDocument document = load_yaml(text);
        reader.read_section(document.root, "");
        std::vector<Error> faults = reader.faults();
        if (document.second)
            faults.push_back(second_document(*document.second, name));
        return faults;
    } catch (const YAML::Exception& failure) {
        std::vector<Error> faults = reader.faults();
        faults.push_back(
            {ErrorKind::usage,
             message(FORMANT_TR("config",
                                "{where}: not valid YAML: {reason}. Is a quote left open, "
                                "a line indented with a tab, or a text with a character "
                                "such as : ? # [ not in quotes?"),
                     {{"where", place(name, failure.mark)}, {"reason", failure.msg}})});
        return faults;
    }
}

std::vector<Error> faults_in_yaml_file(const ConfigTable& table, const Path& file,
                                       UnknownKeys unknown) {
    const auto text = read_configuration(file).and_then(
        [&](const std::string& read) { return check_utf8(read, file).map([&] { return read; }); });
    return text ? faults_in_yaml(table, *text, file.string(), unknown)
                : std::vector<Error>{text.error()};
}

Result<void> read_yaml(const ConfigTable& table, const std::string& text, const std::string& name,
                       UnknownKeys unknown) {
    return first_of(faults_in_yaml(table, text, name, unknown));
}

Result<void> read_yaml_file(const ConfigTable& table, const Path& file, UnknownKeys unknown) {
    return first_of(faults_in_yaml_file(table, file, unknown));
}

MessageArg text_name(const std::string& name) {
    if (name.empty())
        return message(FORMANT_TR("config", "the configuration"));
    return name;
}

Message former_key_note(const BoundField& bound, const MessageArg& where) {
    return message(FORMANT_TR("config", "{where}: {old_key} is now called {key}; the old name is "
                                        "still read"),
                   {{"where", where}, {"old_key", bound.field.other_key}, {"key", bound.key}});
}

Result<void> assign_text(const ConfigTable& table, const std::string& key, const std::string& text,
                         const MessageArg& where) {
    const BoundField* bound = table.find(key);
    if (bound == nullptr)
        return fail(table.unknown_key(key, where));
    log_former_key(*bound, key, where);
    // Verbatim: a path may hold what YAML takes for a comment or a key.
    if (std::holds_alternative<std::string>(bound->value()))
        return table.assign(*bound, text, where);
    try {
        const YAML::Node value = load_yaml(text).root;
        return YamlReader(table, "", UnknownKeys::refuse).read_value(*bound, value, where);
    } catch (const YAML::Exception& failure) {
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("config", "{where}: not valid YAML: {reason}"),
                            {{"where", where}, {"reason", failure.msg}}));
    }
}

Result<void> apply_setting(const ConfigTable& table, const std::string& setting) {
    const auto equals = setting.find('=');
    const Message where =
        message(FORMANT_TR("config", "command line: {setting}"), {{"setting", setting}});
    if (equals == std::string::npos)
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("config", "{where}: write it as key=value"), {{"where", where}}));
    return assign_text(table, setting.substr(0, equals), setting.substr(equals + 1), where);
}

} // namespace formant
