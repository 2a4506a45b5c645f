#include "engine/session/segments/transcriber.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_access.h"
#include "engine/base/os/os_child_process.h"
#include "engine/base/scratch_folder.h"
#include "engine/base/text/utf8.h"
#include "engine/data/segments/timed_texts.h"

#include <boost/tokenizer.hpp>
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <thread>

namespace formant {
namespace {

constexpr std::string_view file_mark = "{file}";
constexpr std::uint64_t max_output_bytes = 1 << 20, max_log_bytes = 64 << 20;

tl::unexpected<Error> not_a_command(const std::string& command) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "cannot split the command of the transcriber into "
                                              "arguments: {command}; close each quote, and write "
                                              "a backslash as \\\\"),
                        {{"command", command}}));
}

/// Splits the command; nothing if a quote is not closed, or a backslash is before another letter.
std::optional<std::vector<std::string>> split_command(const std::string& command) {
    // An open quote takes the last argument into its own.
    const std::string end_mark = "\x01";
    const std::string text = command + " " + end_mark;
    std::vector<std::string> arguments;
    try {
        const boost::escaped_list_separator<char> separator("\\", " \t\n", "\"'");
        for (const std::string& argument :
             boost::tokenizer<boost::escaped_list_separator<char>>(text, separator))
            if (!argument.empty())
                arguments.push_back(argument);
    } catch (const boost::escaped_list_error&) {
        return std::nullopt;
    }
    if (arguments.empty() || arguments.back() != end_mark)
        return std::nullopt;
    arguments.pop_back();
    return arguments;
}

std::string with_file(std::string argument, const Path& file) {
    const std::string path = file.string();
    for (auto place = argument.find(file_mark); place != std::string::npos;
         place = argument.find(file_mark, place + path.size()))
        argument.replace(place, file_mark.size(), path);
    return argument;
}

/// Returns the end of what a program has printed, as one line.
std::string end_of_output(const Path& file) {
    constexpr std::size_t max_shown = 300;
    const std::string all = single_spaced(read_file(file, max_output_bytes).value_or(""));
    return all.size() <= max_shown ? all : "…" + all.substr(all.size() - max_shown);
}

tl::unexpected<Error> transcriber_failed(const Path& file, Message reason, const Path& errors) {
    const std::string said = end_of_output(errors);
    return fail(ErrorKind::data,
                message(FORMANT_TR("session", "the transcriber failed for {file}: {reason}{said}"),
                        {{"file", file.string()},
                         {"reason", std::move(reason)},
                         {"said", said.empty() ? "" : ": " + said}}));
}

bool is_larger(const Path& file, std::uint64_t bytes) {
    std::error_code none_yet;
    const std::uintmax_t size = std::filesystem::file_size(file, none_yet);
    return !none_yet && size > bytes;
}

Message too_slow(double timeout_s) {
    return message(FORMANT_TR("session", "it took longer than {seconds} s"),
                   {{"seconds", fmt::format("{:g}", timeout_s)}});
}

Message too_much_output() {
    return message(FORMANT_TR("session", "it prints without an end"));
}

Result<std::string> read_output(const Path& file, const Path& output, const Path& errors) {
    const auto bytes = read_file(output, max_output_bytes);
    if (!bytes)
        return transcriber_failed(file, bytes.error().what, errors);
    if (!is_utf8(*bytes))
        return transcriber_failed(file, message(FORMANT_TR("session", "its output is not UTF-8")),
                                  errors);
    return single_spaced(*bytes);
}

} // namespace

Result<Transcriber> Transcriber::parse(const std::string& command, double timeout_s) {
    const auto arguments = split_command(command);
    if (!arguments)
        return not_a_command(command);
    if (command.find(file_mark) == std::string::npos)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "the command of the transcriber has no '{mark}', "
                                                  "which stands for the clip: {command}"),
                            {{"mark", std::string(file_mark)}, {"command", command}}));
    const auto program = find_program(arguments->front());
    if (!program)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "there is no program '{program}' to transcribe "
                                                  "with; install it, or give its path"),
                            {{"program", arguments->front()}}));
    if (!std::isfinite(timeout_s) || timeout_s <= 0)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "the time limit of the transcriber must be "
                                                  "above 0 s")));
    Transcriber transcriber;
    transcriber.program_ = *program;
    transcriber.arguments_.assign(arguments->begin() + 1, arguments->end());
    transcriber.timeout_s_ = timeout_s;
    return transcriber;
}

Result<std::string> Transcriber::text_of(const Path& file,
                                         const CancellationToken& cancellation) const {
    using Clock = std::chrono::steady_clock;
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    const Path output = scratch.path() / "output", errors = scratch.path() / "errors";
    std::vector<std::string> arguments;
    for (const std::string& argument : arguments_)
        arguments.push_back(with_file(argument, file));
    auto child = ChildProcess::start(
        program_, arguments,
        {.environment = {}, .output_file = output, .error_file = errors, .is_ours = false});
    if (!child)
        return fail(child.error());
    const auto deadline = Clock::now() + std::chrono::duration<double>(timeout_s_);
    while (!child->exit_code()) {
        const bool is_late = Clock::now() > deadline;
        const bool prints_too_much =
            is_larger(output, max_output_bytes) || is_larger(errors, max_log_bytes);
        if (cancellation.requested() || is_late || prints_too_much) {
            child->kill_all();
            child->wait();
            if (cancellation.requested())
                return fail(ErrorKind::interrupted,
                            message(FORMANT_TR("session", "stopped while transcribing")));
            return transcriber_failed(file, is_late ? too_slow(timeout_s_) : too_much_output(),
                                      errors);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    if (*child->exit_code() != 0)
        return transcriber_failed(file,
                                  message(FORMANT_TR("session", "it ended with code {code}"),
                                          {{"code", std::to_string(*child->exit_code())}}),
                                  errors);
    return read_output(file, output, errors);
}

} // namespace formant
