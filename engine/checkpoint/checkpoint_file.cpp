#include "engine/checkpoint/checkpoint_file.h"

#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_files.h"
#include "engine/base/safetensors.h"
#include "engine/base/sha256.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/checkpoint/pickle_form.h"
#include "engine/checkpoint/safetensors_checkpoint.h"

#include <mutex>
#include <set>

namespace formant {
namespace {

/// In the form of sha256sum, so that `sha256sum -c` checks it too.
Result<void> write_hash(const Path& file, const std::string& hash) {
    return write_file_atomically(hash_beside(file), hash + "  " + file.filename().string() + "\n");
}

tl::unexpected<Error> missing(const Path& file) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "there is no checkpoint {file}"),
                        {{"file", file.string()}}));
}

tl::unexpected<Error> folder_instead(const Path& file) {
    return fail(
        ErrorKind::checkpoint,
        message(FORMANT_TR("checkpoint", "{file} is a folder; name a checkpoint in it, such "
                                         "as final_ema.pt"),
                {{"file", file.string()}}));
}

tl::unexpected<Error> other_hash(const Path& file) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} is damaged: its SHA-256 differs from the "
                                                 "one saved beside it"),
                        {{"file", file.string()}}));
}

tl::unexpected<Error> foreign(const Path& file) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} is no checkpoint of formant: it lacks the "
                                                 "entry 'format'. What it holds is told by: "
                                                 "formant checkpoint info {file}"),
                        {{"file", file.string()}}));
}

/// Others write no hashes.
bool is_of_this_program(const StateTree& state) {
    return state.is_map() && state.contains("format");
}

/// Once for a file, which may be looked at before a training and then read.
void warn_unverified(const Path& file) {
    static std::mutex mutex;
    static std::set<Path> told;
    const std::lock_guard lock(mutex);
    if (!told.insert(file).second)
        return;
    log(LogLevel::warning,
        message(FORMANT_TR("checkpoint", "{file} is unverified: no {file}.sha256 is beside it"),
                {{"file", file.string()}}));
}

} // namespace

Path hash_beside(const Path& file) {
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
    std::error_code ignored; // the failure before is what people must hear of
    if (!saved)              // half a file would keep a full disk full, for the log and all else
        std::filesystem::remove(temporary, ignored);
    return saved;
}

Verification verify_checkpoint(const Path& file) {
    const auto expected = read_file(hash_beside(file));
    if (!expected)
        return Verification::unverified;
    const auto actual = sha256_of_file(file);
    return actual && expected->substr(0, 64) == *actual ? Verification::matches
                                                        : Verification::damaged;
}

bool looks_whole(const Path& file) {
    if (is_safetensors_file(file)) { // every length is in its header
        const auto content = open_safetensors(file);
        return content || content.error().kind != ErrorKind::data;
    }
    const PickleForm form = form_of_pickle(file);
    return form != PickleForm::cut_zip && form != PickleForm::unknown;
}

Result<void> check_format(const Path& file, const StateTree& state) {
    if (!state.is_map())
        return foreign(file);
    const auto format = state.get<std::int64_t>("format");
    if (!format)
        return foreign(file);
    if (*format <= checkpoint_format)
        return {};
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} was written by a newer version of formant "
                                                 "(format {format}; this one reads up to {known})"),
                        {{"file", file.string()},
                         {"format", std::to_string(*format)},
                         {"known", std::to_string(checkpoint_format)}}));
}

Result<StateTree> read_whole_checkpoint(const Path& file) {
    std::error_code untold; // where the way to it is barred, reading says so
    const auto kind = std::filesystem::status(file, untold).type();
    if (kind == std::filesystem::file_type::not_found)
        return missing(file);
    if (kind == std::filesystem::file_type::directory)
        return folder_instead(file);
    const Verification verification = verify_checkpoint(file);
    if (verification == Verification::damaged)
        return other_hash(file);
    auto state = is_safetensors_file(file) ? read_safetensors_checkpoint(file) : read_pickle(file);
    if (verification == Verification::unverified && state && is_of_this_program(*state))
        warn_unverified(file);
    return state;
}

Result<StateTree> load_checkpoint(const Path& file) {
    auto state = read_whole_checkpoint(file);
    if (!state)
        return state;
    return check_format(file, *state).map([&] { return std::move(*state); });
}

} // namespace formant
