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

Path beside(const Path& file, const char* suffix) {
    Path other = file;
    other += suffix;
    return other;
}

/// Others hold it for the time of a small file.
Result<std::unique_ptr<FileLock>> lock_in_turn(const Path& file) {
    const auto take = [&] { return FileLock::take(beside(file, ".lock")); };
    auto lock = take();
    for (int tries = 0; !lock && lock.error().kind == ErrorKind::usage && tries < 100; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        lock = take();
    }
    return lock;
}

bool is_there(const Path& file) {
    std::error_code unreadable; // then reading says why
    return std::filesystem::exists(file, unreadable) || unreadable;
}

Message of_newer_version(const Path& file, std::int64_t version) {
    return message(FORMANT_TR("hardware", "{file} was written by a newer version of formant (form "
                                          "{version}) and stays as it is; what it remembers is "
                                          "not used. Update formant, or remove the file"),
                   {{"file", file.string()}, {"version", std::to_string(version)}});
}

/// What a look at the file gives; nothing where it is not there.
struct Look {
    GpuConfigText text;
    Message unreadable;

    bool is_damaged() const {
        return unreadable.empty() && text.kind == GpuConfigText::Kind::damaged;
    }
};

std::optional<Look> look_at(const Path& file) {
    if (!is_there(file))
        return std::nullopt;
    const auto text = read_file(file);
    Look look;
    if (text)
        look.text = gpu_config_of_json(*text);
    else
        look.unreadable = text.error().what;
    return look;
}

/// The damage in words; what was to be kept is kept as far as it can be.
Message keep_as_bad(const Path& file) {
    const Path bad = beside(file, ".bad");
    const MessageArgs files = {{"file", file.string()}, {"bad", bad.string()}};
    if (rename_and_sync(file, bad))
        return message(FORMANT_TR("hardware", "{file}, which remembers the GPU that was chosen, is "
                                              "damaged; it is kept as {bad}, and the choice is "
                                              "made anew"),
                       files);
    return message(FORMANT_TR("hardware", "{file}, which remembers the GPU that was chosen, is "
                                          "damaged and cannot be renamed to {bad}; the choice is "
                                          "made anew"),
                   files);
}

/// Of a file that is not damaged.
GpuConfigFound found_by(const Look& look, const Path& file) {
    if (look.text.kind == GpuConfigText::Kind::newer)
        return {{}, of_newer_version(file, look.text.version)};
    return {look.text.config, look.unreadable};
}

/// Looks again with the lock: another process may have set it aside and written a new one.
GpuConfigFound set_aside(const Path& file) {
    const auto lock = lock_in_turn(file);
    const auto again = look_at(file);
    if (!again)
        return {};
    return again->is_damaged() ? GpuConfigFound{{}, keep_as_bad(file)} : found_by(*again, file);
}

Result<GpuConfig> to_change(const Path& file) {
    const auto look = look_at(file);
    if (!look)
        return GpuConfig{};
    if (!look->unreadable.empty())
        return fail(ErrorKind::disk, look->unreadable);
    if (look->text.kind == GpuConfigText::Kind::newer)
        return fail(ErrorKind::usage, of_newer_version(file, look->text.version));
    if (look->is_damaged())
        log(LogLevel::warning, keep_as_bad(file));
    return look->text.config;
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
    const auto look = look_at(file);
    if (!look)
        return {};
    return look->is_damaged() ? set_aside(file) : found_by(*look, file);
}

Result<void> change_gpu_config(const Path& file, const std::function<void(GpuConfig&)>& change) {
    if (auto made = make_folder(file.parent_path()); !made)
        return made;
    const auto lock = lock_in_turn(file);
    if (!lock)
        return fail(lock.error());
    return to_change(file).and_then([&](GpuConfig config) {
        change(config);
        return write_file_atomically(file, gpu_config_as_json(config));
    });
}

} // namespace formant
