#include "engine/base/message_json.h"

#include "engine/base/text/json_text.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

Json json_of(const Message& message);

/// Returns the text of the argument, or an object if it is a message itself.
Json json_of(const MessageArg& arg) {
    std::optional<Message> nested;
    const std::string text = arg.as_text([&nested](const Message& message) {
        nested = message;
        return std::string();
    });
    return nested ? json_of(*nested) : Json(text);
}

Json json_of(const Message& message) {
    Json args = Json::array();
    for (const auto& [name, arg] : message.args)
        args.push_back({name, json_of(arg)});
    return {{"context", message.context},
            {"text", message.text},
            {"args", std::move(args)},
            {"count", message.count}};
}

/// Throws if an entry is missing or has another type.
Message message_of(const Json& json) {
    Message message{json.at("context"), json.at("text"), {}, json.at("count")};
    for (const Json& arg : json.at("args")) {
        const Json& value = arg.at(1);
        message.args.emplace_back(arg.at(0).get<std::string>(),
                                  value.is_object() ? MessageArg(message_of(value))
                                                    : MessageArg(value.get<std::string>()));
    }
    return message;
}

} // namespace

std::string message_to_json(const Message& message) {
    return json_of(message).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Message> message_from_json(const std::string& json) {
    try {
        return message_of(parse_json(json));
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

std::string error_to_json(const Error& error) {
    return nlohmann::json{{"kind", static_cast<int>(error.kind)},
                          {"what", message_to_json(error.what)},
                          {"out_of_space", error.out_of_space}}
        .dump();
}

std::optional<Error> error_from_json(const std::string& json) {
    try {
        const auto parsed = parse_json(json);
        const auto what = message_from_json(parsed.at("what"));
        return Error{static_cast<ErrorKind>(parsed.at("kind").get<int>()), what.value_or(Message()),
                     parsed.at("out_of_space")};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

} // namespace formant
