#include "engine/base/log.h"

#include "engine/base/os/os_files.h"
#include "engine/base/text/visible_text.h"

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/dist_sink.h>
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

/// Returns the sink of all open log files. It is thread-safe: runs start and end while others log.
const std::shared_ptr<spdlog::sinks::dist_sink_mt>& files() {
    static const auto only = std::make_shared<spdlog::sinks::dist_sink_mt>();
    return only;
}

std::shared_ptr<spdlog::logger> make_logger(std::vector<spdlog::sink_ptr> sinks) {
    auto logger = std::make_shared<spdlog::logger>("formant", sinks.begin(), sinks.end());
    logger->set_level(spdlog::level::debug);
    logger->flush_on(spdlog::level::info); // lines are few, and a crash must not lose them
    return logger;
}

} // namespace

void start_logging(bool verbose) {
    auto terminal = std::make_shared<spdlog::sinks::stderr_color_sink_mt>();
    terminal->set_pattern("%^%l%$: %v");
    terminal->set_level(verbose ? spdlog::level::debug : spdlog::level::warn);
    spdlog::set_default_logger(make_logger({terminal, files()}));
}

struct LogFile::Sink {
    spdlog::sink_ptr file;
};

LogFile::LogFile(std::unique_ptr<Sink> sink) : sink_(std::move(sink)) {
    files()->add_sink(sink_->file);
}

LogFile::~LogFile() {
    files()->remove_sink(sink_->file);
    sink_->file->flush();
}

Result<std::unique_ptr<LogFile>> LogFile::open(const Path& file) {
    if (auto regular = check_regular_file(file); !regular && path_exists(file))
        return fail(regular.error());
    try {
        auto sink = std::make_shared<spdlog::sinks::basic_file_sink_mt>(file.string());
        sink->set_pattern("%Y-%m-%d %H:%M:%S %l: %v");
        return std::unique_ptr<LogFile>(new LogFile(std::make_unique<Sink>(Sink{sink})));
    } catch (const spdlog::spdlog_ex& failure) {
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("base", "cannot write the log {path}: {reason}"),
                            {{"path", file.string()}, {"reason", failure.what()}}));
    }
}

void log(LogLevel level, const std::string& line) {
    spdlog::log(to_spdlog(level), "{}", visible_text(line));
}

void log(LogLevel level, const Message& message) {
    log(level, to_english(message));
}

void log_to_files(const std::string& line) {
    static const auto logger = make_logger({files()});
    logger->info(visible_text(line));
}

} // namespace formant
