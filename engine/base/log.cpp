#include "engine/base/log.h"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

namespace formant {
namespace {

spdlog::level::level_enum to_spdlog(LogLevel level) {
    switch (level) {
    case LogLevel::debug:
        return spdlog::level::debug;
    case LogLevel::info:
        return spdlog::level::info;
    case LogLevel::warning:
        return spdlog::level::warn;
    case LogLevel::error:
        return spdlog::level::err;
    }
    return spdlog::level::info;
}

} // namespace

void start_logging(bool verbose) {
    auto terminal = std::make_shared<spdlog::sinks::stderr_color_sink_mt>();
    terminal->set_pattern("%^%l%$: %v");
    terminal->set_level(verbose ? spdlog::level::debug : spdlog::level::warn);
    auto logger = std::make_shared<spdlog::logger>("formant", terminal);
    logger->set_level(spdlog::level::debug);
    logger->flush_on(spdlog::level::warn);
    spdlog::set_default_logger(logger);
}

Result<void> log_to_file(const Path& file) {
    try {
        auto sink = std::make_shared<spdlog::sinks::basic_file_sink_mt>(file.string());
        sink->set_pattern("%Y-%m-%d %H:%M:%S %l: %v");
        spdlog::default_logger()->sinks().push_back(sink);
        return {};
    } catch (const spdlog::spdlog_ex& failure) {
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("base", "cannot write the log {path}: {reason}"),
                            {{"path", file.string()}, {"reason", failure.what()}}));
    }
}

void log(LogLevel level, const std::string& line) {
    spdlog::log(to_spdlog(level), "{}", line);
}

void log(LogLevel level, const Message& message) {
    log(level, to_english(message));
}

} // namespace formant
