#include "engine/session/preflight/preflight_room.h"

#include "engine/base/bytes_text.h"
#include "engine/base/os/os_files.h"
#include "engine/tuning/disk_forecast.h"

namespace formant {
namespace {

void tell_of_room(const std::string& id, const Path& folder, std::uint64_t need, MessageText enough,
                  MessageText short_of, PreflightLines& lines) {
    const std::uint64_t free = free_bytes(nearest_folder(folder));
    const MessageArgs args = {
        {"need", bytes_text(need)}, {"free", bytes_text(free)}, {"folder", folder.string()}};
    if (free > need)
        lines.ok(id, message(enough, args));
    else
        lines.warn(id, message(short_of, args));
}

} // namespace

void look_at_checkpoint_room(const Path& run_folder, std::int64_t parameters, std::int64_t kept,
                             PreflightLines& lines) {
    tell_of_room(
        "checkpoint-room", run_folder, forecast_checkpoint_bytes(parameters, kept),
        FORMANT_TR("session", "checkpoints take up to {need}; {free} are free in {folder}"),
        FORMANT_TR("session", "checkpoints take up to {need}, but only {free} are free in "
                              "{folder}; the training will wait when the disk is full. "
                              "Free some, lower train.keep_checkpoints, or choose another "
                              "place with --runs"),
        lines);
}

bool look_at_cache(PreflightLines& lines) {
    const Path folder = cache_home();
    if (is_writable(folder))
        return true;
    lines.failed("cache", {ErrorKind::disk,
                           message(FORMANT_TR("session", "{folder}, where decoded recordings are "
                                                         "kept, cannot be written; set "
                                                         "XDG_CACHE_HOME to another place"),
                                   {{"folder", folder.string()}})});
    return false;
}

void look_at_cache_room(const Utterances& corpus, PreflightLines& lines) {
    std::vector<ListedFile> files;
    for (const Utterance& said : corpus) {
        std::error_code gone;
        const auto bytes = std::filesystem::file_size(said.file, gone);
        files.push_back({said.file.extension().string(), gone ? 0 : bytes});
    }
    tell_of_room("cache-room", cache_home(), forecast_cache_bytes(files),
                 FORMANT_TR("session", "decoded recordings take up to {need}; {free} are free in "
                                       "{folder}"),
                 FORMANT_TR("session", "decoded recordings take up to {need}, but only {free} are "
                                       "free in {folder}; free some, or set XDG_CACHE_HOME to "
                                       "another place"),
                 lines);
}

} // namespace formant
