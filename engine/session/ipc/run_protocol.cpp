#include "engine/session/ipc/run_protocol.h"

#include "engine/base/message_json.h"
#include "engine/base/text/json_text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <type_traits>
#include <utility>

namespace formant {
namespace {

using OrderedJson = nlohmann::ordered_json; // keeps the order of the settings

/// The beginning of a line that is not a command is shown; all of it may have megabytes.
constexpr std::size_t max_shown_bytes = 200;

constexpr std::array command_names = {
    std::pair<const char*, TrainCommand>{"pause", TrainCommand::pause},
    std::pair<const char*, TrainCommand>{"resume", TrainCommand::resume},
    std::pair<const char*, TrainCommand>{"stop", TrainCommand::stop},
    std::pair<const char*, TrainCommand>{"save_now", TrainCommand::save_now},
    std::pair<const char*, TrainCommand>{"save_recent", TrainCommand::save_recent},
    std::pair<const char*, TrainCommand>{"sample_now", TrainCommand::sample_now},
};

std::string as_line(const OrderedJson& object) {
    return object.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

void add(OrderedJson& object, const std::optional<Error>& error) {
    if (!error)
        return;
    object["error"] = static_cast<int>(error->kind);
    object["text"] = to_english(error->what);
    object["message"] = message_to_json(error->what);
}

OrderedJson json_of(const RunGreeting& greeting) {
    return {{"type", "hello"},
            {"schema", greeting.schema},
            {"pid", greeting.process},
            {"metrics_bytes", greeting.metrics_bytes}};
}

OrderedJson json_of(const RunAnswer& answer) {
    OrderedJson object = {{"type", "answer"}, {"number", answer.number}};
    add(object, answer.error);
    return object;
}

OrderedJson json_of(const RunEnding& ending) {
    OrderedJson object = {{"type", "end"}};
    add(object, ending.error);
    return object;
}

ErrorKind kind_of(int code) {
    for (const ErrorKind kind :
         {ErrorKind::usage, ErrorKind::data, ErrorKind::device, ErrorKind::checkpoint,
          ErrorKind::disk, ErrorKind::training, ErrorKind::interrupted})
        if (static_cast<int>(kind) == code)
            return kind;
    return ErrorKind::internal;
}

template <class T>
T value_of(const OrderedJson& object, const char* key, T otherwise) {
    const auto found = object.find(key);
    const bool fits =
        found != object.end() &&
        (std::is_same_v<T, std::string> ? found->is_string() : found->is_number_integer());
    return fits ? found->template get<T>() : otherwise;
}

std::optional<Error> error_of(const OrderedJson& object) {
    if (!object.contains("error"))
        return std::nullopt;
    const Message in_english{"", value_of<std::string>(object, "text", ""), {}};
    auto what = message_from_json(value_of<std::string>(object, "message", ""));
    return Error{kind_of(value_of(object, "error", 1)), what.value_or(in_english)};
}

SettingValues parse_settings(const OrderedJson& object) {
    SettingValues settings;
    const auto found = object.find("settings");
    if (found != object.end() && found->is_object())
        for (const auto& [key, value] : found->items())
            settings.emplace_back(key, value.is_string() ? value.get<std::string>() : value.dump());
    return settings;
}

std::optional<PostedCommand> parse_command(const OrderedJson& object) {
    const std::string name = value_of<std::string>(object, "command", "");
    if (name == "change")
        return SettingsChange{parse_settings(object)};
    for (const auto& [known, command] : command_names)
        if (name == known)
            return command;
    return std::nullopt;
}

OrderedJson json_of(const TrainCommand command) {
    for (const auto& [name, known] : command_names)
        if (known == command)
            return {{"command", name}};
    return OrderedJson::object();
}

OrderedJson json_of(const SettingsChange& change) {
    OrderedJson settings = OrderedJson::object();
    for (const auto& [key, value] : change.settings)
        settings[key] = value;
    return {{"command", "change"}, {"settings", settings}};
}

} // namespace

std::string to_json_line(const RunMessage& message) {
    return std::visit([](const auto& one) { return as_line(json_of(one)); }, message);
}

std::string to_json_line(const NumberedCommand& command) {
    OrderedJson object = std::visit([](const auto& one) { return json_of(one); }, command.command);
    if (command.number != 0)
        object["number"] = command.number;
    return as_line(object);
}

std::optional<RunMessage> parse_run_message(std::string_view line) {
    if (!line.starts_with("{\"type\":\"hello\"") && !line.starts_with("{\"type\":\"answer\"") &&
        !line.starts_with("{\"type\":\"end\""))
        return std::nullopt; // avoids parsing the events, which are most of the lines
    const OrderedJson object = parse_ordered_json(line);
    const std::string type = object.is_object() ? value_of<std::string>(object, "type", "") : "";
    if (type == "hello")
        return RunGreeting{value_of(object, "schema", 0), value_of(object, "pid", 0),
                           value_of(object, "metrics_bytes", std::uint64_t{0})};
    if (type == "answer")
        return RunAnswer{value_of(object, "number", std::int64_t{0}), error_of(object)};
    if (type == "end")
        return RunEnding{error_of(object)};
    return std::nullopt;
}

Result<NumberedCommand> parse_run_command(std::string_view line) {
    const OrderedJson object = parse_ordered_json(line);
    auto command = object.is_object() ? parse_command(object) : std::nullopt;
    if (command)
        return NumberedCommand{std::move(*command), value_of(object, "number", std::int64_t{0})};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("session", "'{line}' is not a command for a run; use pause, resume, "
                                      "stop, save_now, save_recent, sample_now, or change with "
                                      "settings"),
                {{"line", std::string(line.substr(0, max_shown_bytes))}}));
}

} // namespace formant
