#include "engine/session/preflight/preflight_storage.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/bytes_text.h"
#include "engine/hardware/host/slow_storage.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_lock.h"
#include "engine/tuning/disk_forecast.h"

#include <chrono>

namespace formant {
namespace {

void report_free_space(const std::string& id, const Path& folder, std::uint64_t need,
                       MessageText sufficient, MessageText insufficient, PreflightReport& report) {
    const std::uint64_t free = free_bytes(nearest_existing_folder(folder));
    const MessageArgs args = {
        {"need", bytes_text(need)}, {"free", bytes_text(free)}, {"folder", folder.string()}};
    if (free > need)
        report.ok(id, message(sufficient, args));
    else
        report.warn(id, message(insufficient, args));
}

constexpr double max_read_bytes = 64e6;
constexpr double max_read_s = 2;

Result<void> check_folder(const Path& folder) {
    if (const auto process = FileLock::holder(RunFolder::lock_file(folder)))
        return fail(run_is_training_error(folder, *process));
    if (is_writable(folder))
        return FileLock::check_support(nearest_existing_folder(folder));
    return fail(ErrorKind::disk,
                message(FORMANT_TR("session",
                                   "{folder} is not writable; choose another folder with --runs"),
                        {{"folder", folder.string()}}));
}

} // namespace

void check_checkpoint_space(const Path& run_folder, std::int64_t parameters, std::int64_t kept,
                            PreflightReport& report) {
    report_free_space(
        "checkpoint-room", run_folder, forecast_checkpoint_bytes(parameters, kept),
        FORMANT_TR("session", "checkpoints need up to {need}; {free} are free in {folder}"),
        FORMANT_TR("session",
                   "checkpoints need up to {need}, but only {free} are free in {folder}; training "
                   "will pause when the disk is full. Free some space, lower "
                   "train.keep_checkpoints, or choose another folder with --runs"),
        report);
}

bool check_cache(PreflightReport& report) {
    const Path folder = cache_home();
    if (is_writable(folder))
        return true;
    report.failed("cache", {ErrorKind::disk,
                            message(FORMANT_TR("session",
                                               "{folder}, the cache for decoded recordings, is not "
                                               "writable; set XDG_CACHE_HOME to another folder"),
                                    {{"folder", folder.string()}})});
    return false;
}

void check_cache_space(const Utterances& corpus, PreflightReport& report) {
    std::vector<ListedFile> files;
    for (const Utterance& said : corpus) {
        std::error_code gone;
        const auto bytes = std::filesystem::file_size(said.file, gone);
        files.push_back({said.file.extension().string(), gone ? 0 : bytes});
    }
    report_free_space(
        "cache-room", cache_home(), forecast_cache_bytes(files),
        FORMANT_TR("session", "decoded recordings need up to {need}; {free} are free in {folder}"),
        FORMANT_TR("session", "decoded recordings need up to {need}, but only {free} are free in "
                              "{folder}; free some space, or set XDG_CACHE_HOME to another folder"),
        report);
}

void check_slow_storage(const std::vector<Path>& places, PreflightReport& report,
                        const Path& root) {
    for (const Path& place : places)
        if (const auto slow = slow_storage(place, root))
            report.warn("slow-storage", *slow);
}

double read_speed_mb_per_s(const std::vector<Path>& files) {
    const auto begin = std::chrono::steady_clock::now();
    const auto elapsed_s = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    double bytes = 0;
    for (const Path& file : files) {
        if (bytes > max_read_bytes || elapsed_s() > max_read_s)
            break;
        if (const auto read = read_file(file))
            bytes += static_cast<double>(read->size());
    }
    return bytes == 0 ? 0 : bytes / 1e6 / elapsed_s();
}

bool check_run_folder(const Path& runs, const std::string& name, PreflightReport& report) {
    const Path folder = runs / name;
    const auto checked = check_run_name(name).and_then([&] { return check_folder(folder); });
    if (checked)
        report.ok("run-folder", message(FORMANT_TR("session", "run folder: {folder}"),
                                        {{"folder", folder.string()}}));
    else
        report.failed("run-folder", checked.error());
    return checked.has_value();
}

} // namespace formant
