#include "engine/checkpoint/checkpoint_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_files.h"
#include "engine/base/safetensors.h"
#include "engine/base/sha256.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/checkpoint/pickle_format.h"
#include "engine/checkpoint/safetensors_checkpoint.h"

#include <mutex>
#include <set>

namespace formant {
namespace {

/// Writes the hash in the format of sha256sum, so that `sha256sum -c` can check it.
Result<void> write_hash(const Path& file, const std::string& hash) {
    return write_file_atomically(sha256_path(file), hash + "  " + file.filename().string() + "\n");
}

tl::unexpected<Error> missing_error(const Path& file) {
    std::error_code unreadable;
    if (const auto link = broken_link(file))
        return fail(
            ErrorKind::checkpoint,
            message(FORMANT_TR("checkpoint", "there is no checkpoint {file}: {link} is a "
                                             "symbolic link to {target}, which does not "
                                             "exist"),
                    {{"file", file.string()},
                     {"link", link->string()},
                     {"target", std::filesystem::read_symlink(*link, unreadable).string()}}));
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "there is no checkpoint {file}"),
                        {{"file", file.string()}}));
}

tl::unexpected<Error> is_folder_error(const Path& file) {
    return fail(
        ErrorKind::checkpoint,
        message(FORMANT_TR("checkpoint", "{file} is a folder; name a checkpoint in it, such "
                                         "as final_ema.pt"),
                {{"file", file.string()}}));
}

tl::unexpected<Error> hash_error(const Path& file) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} is damaged: its SHA-256 differs from "
                                                 "{file}.sha256"),
                        {{"file", file.string()}}));
}

tl::unexpected<Error> not_formant_error(const Path& file) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} is not a formant checkpoint: the entry "
                                                 "'format' is missing. To see its contents: "
                                                 "formant checkpoint info {file}"),
                        {{"file", file.string()}}));
}

/// Returns true for checkpoints of this program; other programs write no hashes.
bool is_of_this_program(const StateTree& state) {
    return state.is_map() && state.contains("format");
}

/// Warns once per file, because preflight checks and the run both read it.
void warn_unverified(const Path& file) {
    static std::mutex mutex;
    static std::set<Path> warned;
    const std::lock_guard lock(mutex);
    if (!warned.insert(file).second)
        return;
    log(LogLevel::warning,
        message(FORMANT_TR("checkpoint", "{file} cannot be verified: {file}.sha256 is missing"),
                {{"file", file.string()}}));
}

} // namespace

Path sha256_path(const Path& file) {
    return file.string() + ".sha256";
}

Result<void> save_checkpoint(const Path& file, const StateTree& state) {
    const Path temporary = file.string() + ".tmp";
    const bool as_safetensors = is_safetensors_file(file);
    const auto write = as_safetensors ? write_safetensors_checkpoint : write_pickle;
    const auto read = as_safetensors ? read_safetensors_checkpoint : read_pickle;
    auto saved = write(temporary, state)
                     .and_then([&] { return sync_path(temporary); })
                     .and_then([&] { return read(temporary).map([](const StateTree&) {}); })
                     .and_then([&] { return sha256_of_file(temporary); })
                     .and_then([&](const std::string& hash) { return write_hash(file, hash); })
                     .and_then([&] { return rename_and_sync(temporary, file); });
    std::error_code ignored; // report the original failure
    if (!saved)              // a partial file would keep a full disk full
        std::filesystem::remove(temporary, ignored);
    return saved;
}

Verification verify_checkpoint(const Path& file) {
    const auto expected = read_file(sha256_path(file));
    if (!expected)
        return Verification::unverified;
    const auto actual = sha256_of_file(file);
    return actual && expected->substr(0, 64) == *actual ? Verification::matches
                                                        : Verification::damaged;
}

bool looks_intact(const Path& file) {
    if (is_safetensors_file(file)) { // the header contains all lengths
        const auto content = open_safetensors(file);
        return content || content.error().kind != ErrorKind::data;
    }
    const PickleFormat form = detect_pickle_format(file);
    return form != PickleFormat::truncated_zip && form != PickleFormat::unknown;
}

Result<void> check_format(const Path& file, const StateTree& state) {
    if (!state.is_map())
        return not_formant_error(file);
    const auto format = state.get<std::int64_t>("format");
    if (!format)
        return not_formant_error(file);
    if (*format <= checkpoint_format)
        return {};
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} was written by a newer version of formant "
                                                 "(format {format}; this one reads up to {known})"),
                        {{"file", file.string()},
                         {"format", std::to_string(*format)},
                         {"known", std::to_string(checkpoint_format)}}));
}

Result<StateTree> read_any_checkpoint(const Path& file) {
    std::error_code ignored; // if access is denied, reading reports it
    const auto kind = std::filesystem::status(file, ignored).type();
    if (kind == std::filesystem::file_type::not_found)
        return missing_error(file);
    if (kind == std::filesystem::file_type::directory)
        return is_folder_error(file);
    const Verification verification = verify_checkpoint(file);
    if (verification == Verification::damaged)
        return hash_error(file);
    auto state = is_safetensors_file(file) ? read_safetensors_checkpoint(file) : read_pickle(file);
    if (verification == Verification::unverified && state && is_of_this_program(*state))
        warn_unverified(file);
    return state;
}

Result<StateTree> load_checkpoint(const Path& file) {
    auto state = read_any_checkpoint(file);
    if (!state)
        return state;
    return check_format(file, *state).map([&] { return std::move(*state); });
}

} // namespace formant
