#include "engine/hardware/gpu_config.h"

#include "engine/base/atomic_file.h"
#include "engine/base/log.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/hardware/gpu_config_json.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace formant {
namespace {

bool is_for(const TunedBatch& one, const std::string& device, const std::string& model,
            const std::string& precision, const std::string& version) {
    return one.device == device && one.model == model && one.precision == precision &&
           one.version == version;
}

Path with_suffix(const Path& file, const char* suffix) {
    Path other = file;
    other += suffix;
    return other;
}

/// Waits for the lock, which other processes hold only while they write a small file.
Result<std::unique_ptr<FileLock>> wait_for_lock(const Path& file) {
    const auto acquire = [&] { return FileLock::acquire(with_suffix(file, ".lock")); };
    auto lock = acquire();
    for (int tries = 0; !lock && lock.error().kind == ErrorKind::usage && tries < 100; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        lock = acquire();
    }
    return lock;
}

bool is_there(const Path& file) {
    std::error_code unreadable; // reading it then reports the cause
    return std::filesystem::exists(file, unreadable) || unreadable;
}

Message newer_version_message(const Path& file, std::int64_t version) {
    return message(FORMANT_TR("hardware", "{file} was written by a newer version of formant "
                                          "(format {version}); it is kept but not used. Update "
                                          "formant, or remove the file"),
                   {{"file", file.string()}, {"version", std::to_string(version)}});
}

/// Contents of the file and whether they can be used.
struct FileState {
    GpuConfigText text;
    Message unreadable;

    bool is_damaged() const {
        return unreadable.empty() && text.kind == GpuConfigText::Kind::damaged;
    }
};

std::optional<FileState> inspect(const Path& file) {
    if (!is_there(file))
        return std::nullopt;
    const auto text = read_file(file);
    FileState state;
    if (text)
        state.text = parse_gpu_config(*text);
    else
        state.unreadable = text.error().what;
    return state;
}

/// Renames the damaged file to *.bad, so that nothing is lost, and returns the message about it.
Message rename_damaged(const Path& file) {
    const Path bad = with_suffix(file, ".bad");
    const MessageArgs files = {{"file", file.string()}, {"bad", bad.string()}};
    if (rename_and_sync(file, bad))
        return message(FORMANT_TR("hardware",
                                  "{file}, which stores the chosen GPU, is damaged. It was "
                                  "renamed to {bad}; the GPU is chosen again"),
                       files);
    return message(FORMANT_TR("hardware",
                              "{file}, which stores the chosen GPU, is damaged and cannot "
                              "be renamed to {bad}; the GPU is chosen again"),
                   files);
}

/// Returns the result for a file that is not damaged.
GpuConfigFound result_of(const FileState& state, const Path& file) {
    if (state.text.kind == GpuConfigText::Kind::newer)
        return {{}, newer_version_message(file, state.text.version)};
    return {state.text.config, state.unreadable};
}

/// Renames a damaged file. Reads it again under the lock first: another process may have renamed it
/// and written a new one.
GpuConfigFound quarantine(const Path& file) {
    const auto lock = wait_for_lock(file);
    const auto again = inspect(file);
    if (!again)
        return {};
    return again->is_damaged() ? GpuConfigFound{{}, rename_damaged(file)} : result_of(*again, file);
}

Result<GpuConfig> read_for_change(const Path& file) {
    const auto state = inspect(file);
    if (!state)
        return GpuConfig{};
    if (!state->unreadable.empty())
        return fail(ErrorKind::disk, state->unreadable);
    if (state->text.kind == GpuConfigText::Kind::newer)
        return fail(ErrorKind::usage, newer_version_message(file, state->text.version));
    if (state->is_damaged())
        log(LogLevel::warning, rename_damaged(file));
    return state->text.config;
}

} // namespace

const TunedBatch* find_tuned(const GpuConfig& config, const std::string& device,
                             const std::string& model, const std::string& precision,
                             const std::string& version) {
    const auto found =
        std::find_if(config.tuned.begin(), config.tuned.end(), [&](const TunedBatch& one) {
            return is_for(one, device, model, precision, version);
        });
    return found == config.tuned.end() ? nullptr : &*found;
}

void remember_tuned(GpuConfig& config, TunedBatch measured) {
    std::erase_if(config.tuned, [&](const TunedBatch& one) {
        return is_for(one, measured.device, measured.model, measured.precision, measured.version);
    });
    config.tuned.push_back(std::move(measured));
}

Path gpu_config_file() {
    return config_home() / "gpu_config.json";
}

GpuConfigFound read_gpu_config(const Path& file) {
    const auto state = inspect(file);
    if (!state)
        return {};
    return state->is_damaged() ? quarantine(file) : result_of(*state, file);
}

Result<void> change_gpu_config(const Path& file, const std::function<void(GpuConfig&)>& change) {
    if (auto made = make_folder(file.parent_path()); !made)
        return made;
    const auto lock = wait_for_lock(file);
    if (!lock)
        return fail(lock.error());
    return read_for_change(file).and_then([&](GpuConfig config) {
        change(config);
        return write_file_atomically(file, gpu_config_as_json(config));
    });
}

} // namespace formant
