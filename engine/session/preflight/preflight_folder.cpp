#include "engine/session/preflight/preflight_folder.h"

#include "engine/base/os/os_files.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/running_training.h"

namespace formant {
namespace {

Result<void> check_folder(const Path& folder) {
    if (const auto pid = FileLock::holder(RunFolder::lock_file(folder)))
        return fail(training_is_running(folder, *pid));
    if (is_writable(folder))
        return {};
    return fail(ErrorKind::disk, message(FORMANT_TR("session", "{folder} cannot be written; --runs "
                                                               "chooses another place"),
                                         {{"folder", folder.string()}}));
}

} // namespace

bool look_at_run_folder(const Path& runs, const std::string& name, PreflightLines& lines) {
    const Path folder = runs / name;
    const auto checked = check_run_name(name).and_then([&] { return check_folder(folder); });
    if (checked)
        lines.ok("run-folder", message(FORMANT_TR("session", "the run is kept in {folder}"),
                                       {{"folder", folder.string()}}));
    else
        lines.failed("run-folder", checked.error());
    return checked.has_value();
}

} // namespace formant
