#include "engine/data/decoding/decode_child.h"

#include "engine/base/message_json.h"
#include "engine/base/text/json_text.h"
#include "engine/base/text/utf8.h"

namespace formant {

using Json = nlohmann::json;

Result<Json> DecodeChild::query(const Path& file, Json request) {
    // The protocol, metrics and configurations are UTF-8.
    if (!is_utf8(file.string()))
        return unusable(file,
                        message(FORMANT_TR("data", "its name, or that of a folder on its path, "
                                                   "is not UTF-8; rename it")));
    if (!child_)
        if (auto started = start(); !started)
            return fail(started.error());
    request["file"] = file.string();
    request["trim_threshold_db"] = settings_.trim.threshold_db;
    request["trim_keep_ms"] = settings_.trim.keep_ms;
    const std::string line = request.dump(-1, ' ', false, Json::error_handler_t::replace);
    const bool is_sent = child_->write_line(line);
    const auto answered = is_sent ? child_->read_line(settings_.timeout_s) : std::nullopt;
    if (!answered) {
        child_.reset();
        return fail(
            ErrorKind::data,
            message(FORMANT_TR("data", "{file} cannot be used: its decoder crashed or took longer "
                                       "than {seconds} s (data.decode_timeout_s)"),
                    {{"file", file.string()},
                     {"seconds", std::to_string(static_cast<int>(settings_.timeout_s))}}));
    }
    Json answer = parse_json(*answered);
    if (!answer.is_object())
        return unusable(file, invalid_answer_message());
    if (answer.value("ok", false))
        return answer;
    const auto error = error_from_json(answer.value("error", ""));
    if (!error)
        return unusable(file, invalid_answer_message());
    return error->kind == ErrorKind::data ? unusable(file, error->what) : fail(*error);
}

Result<void> DecodeChild::start() {
    auto child =
        LineProcess::start(settings_.program, {"--decode-worker"}, {settings_.memory_bytes});
    if (!child)
        return fail(child.error());
    child_ = std::move(*child);
    return {};
}

tl::unexpected<Error> unusable(const Path& file, MessageArg reason) {
    return fail(ErrorKind::data, message(FORMANT_TR("data", "{file} cannot be used: {reason}"),
                                         {{"file", file.string()}, {"reason", std::move(reason)}}));
}

Message invalid_answer_message() {
    return message(FORMANT_TR("data", "its decoder gave an invalid answer"));
}

} // namespace formant
