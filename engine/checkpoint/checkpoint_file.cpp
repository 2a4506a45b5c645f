#include "engine/checkpoint/checkpoint_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_files.h"
#include "engine/base/safetensors.h"
#include "engine/base/second_attempt.h"
#include "engine/base/sha256.h"
#include "engine/checkpoint/onnx_weights.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/checkpoint/pickle_format.h"
#include "engine/checkpoint/safetensors_checkpoint.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <set>
#include <sstream>
#include <vector>

namespace formant {
namespace {

constexpr std::size_t hash_length = 64;
constexpr std::uint64_t max_hash_bytes = 4096;

/// Writes hashes in the format of sha256sum, so that `sha256sum -c` can check them.
Result<void> write_hashes(const Path& file, const std::vector<std::string>& hashes) {
    std::string lines;
    for (const std::string& hash : hashes)
        lines += hash + "  " + file.filename().string() + "\n";
    return write_file_atomically(sha256_path(file), lines);
}

/// Returns the hashes that the file may have: one, or two where a save was interrupted. Nothing if
/// they cannot be read, twice: a disk that fails for a moment must not keep a file from being
/// verified.
std::optional<std::vector<std::string>> read_hashes(const Path& file) {
    const auto text =
        with_second_attempt([&] { return read_file(sha256_path(file), max_hash_bytes); });
    if (!text)
        return std::nullopt;
    std::vector<std::string> hashes;
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);)
        hashes.push_back(line.substr(0, hash_length));
    return hashes;
}

bool has_hash_of(const std::vector<std::string>& hashes, const Result<std::string>& hash) {
    return hash && std::ranges::find(hashes, *hash) != hashes.end();
}

/// Returns the hashes that a file has which is about to be replaced; none if there is no such file.
std::vector<std::string> hashes_before(const Path& file) {
    if (!path_exists(file))
        return {};
    const auto known = read_hashes(file);
    if (known && known->size() == 1)
        return *known;
    const auto hash = sha256_of_file(file);
    const bool is_valid = hash && (!known || has_hash_of(*known, hash));
    return is_valid ? std::vector{*hash} : std::vector<std::string>();
}

/// Replaces a checkpoint by `temporary`. The renaming alone decides which one it is: until then the
/// hashes of both are valid.
Result<void> commit(const Path& temporary, const Path& file, const std::string& hash) {
    const auto former = hashes_before(file);
    std::vector<std::string> both = {hash};
    both.insert(both.end(), former.begin(), former.end());
    return write_hashes(file, both)
        .and_then([&] { return rename_and_sync(temporary, file); })
        .map([&] {
            if (!former.empty()) // if that fails, the former hash stays, which harms nobody
                static_cast<void>(write_hashes(file, {hash}));
        });
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
        message(FORMANT_TR("checkpoint", "{file} cannot be verified: {file}.sha256 is missing, or "
                                         "cannot be read"),
                {{"file", file.string()}}));
}

} // namespace

Path sha256_path(const Path& file) {
    return file.string() + ".sha256";
}

std::optional<std::string> stored_sha256(const Path& file) {
    const auto hashes = read_hashes(file);
    const bool is_one = hashes && hashes->size() == 1 && hashes->front().size() == hash_length;
    return is_one ? std::optional(hashes->front()) : std::nullopt;
}

bool has_sha256(const Path& file) {
    return read_hashes(file).has_value();
}

Result<void> save_checkpoint(const Path& file, const StateTree& state) {
    const Path temporary = file.string() + ".tmp";
    const bool as_safetensors = is_safetensors_file(file);
    const auto write = as_safetensors ? write_safetensors_checkpoint : write_pickle;
    const auto read = as_safetensors ? read_safetensors_checkpoint : read_pickle;
    auto saved =
        write(temporary, state)
            .and_then([&] { return sync_path(temporary); })
            .and_then([&] { return read(temporary).map([](const StateTree&) {}); })
            .and_then([&] { return sha256_of_file(temporary); })
            .and_then([&](const std::string& hash) { return commit(temporary, file, hash); });
    std::error_code ignored; // report the original failure
    if (!saved)              // a partial file would keep a full disk full
        std::filesystem::remove(temporary, ignored);
    return saved.map_error(
        [&](Error error) { return with_final_name(file, temporary, std::move(error)); });
}

Verification verify_checkpoint(const Path& file) {
    const auto expected = read_hashes(file);
    if (!expected)
        return Verification::unverified;
    auto hash = sha256_of_file(file);
    if (!hash) // a disk that failed for a moment does not make the file a damaged one
        hash = sha256_of_file(file);
    return has_hash_of(*expected, hash) ? Verification::matches : Verification::damaged;
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
    auto state = is_safetensors_file(file) ? read_safetensors_checkpoint(file)
                 : is_onnx_file(file)      ? read_onnx_weights(file)
                                           : read_pickle(file);
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
