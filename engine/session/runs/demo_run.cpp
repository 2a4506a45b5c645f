#include "engine/session/runs/demo_run.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_process.h"
#include "engine/base/resources.h"
#include "engine/session/config/user_folders.h"
#include "engine/session/runs/run_folder.h"

namespace formant {
namespace {

bool is_trained(const Path& run) {
    return path_exists(RunFolder::checkpoints_of(run) / "final_ema.pt");
}

std::string free_name(const Path& runs) {
    std::string name = "demo";
    for (int number = 2; is_trained(runs / name); ++number)
        name = "demo-" + std::to_string(number);
    return name;
}

Path demo_corpus() {
    return cache_home() / "demo-corpus" / "metadata.csv";
}

Path demo_script() {
    return installer_folder() / "prepare-demo-corpus";
}

/// Returns the last line that the process writes; it writes nothing before it is done.
std::string last_line_of(LineProcess& process, const CancellationToken& cancellation) {
    constexpr double poll_s = 0.2, deadline_s = 300;
    std::string last;
    for (double waited_s = 0; waited_s < deadline_s && !cancellation.requested();
         waited_s += poll_s) {
        const auto line = process.read_line(poll_s);
        if (line)
            last = *line;
        else if (!last.empty())
            break;
    }
    return last;
}

} // namespace

bool has_demo_recordings() {
    return path_exists(demo_corpus());
}

Result<void> prepare_demo_recordings(const CancellationToken& cancellation) {
    // Its error messages are read from where its result is.
    auto process = LineProcess::start("/bin/sh",
                                      {"-c", R"(exec "$0" --out "$1" 2>&1)", demo_script().string(),
                                       demo_corpus().parent_path().string()},
                                      {});
    if (!process)
        return fail(process.error());
    const std::string said = last_line_of(**process, cancellation);
    if (has_demo_recordings())
        return {};
    if (cancellation.requested())
        return fail(ErrorKind::interrupted,
                    message(FORMANT_TR("session", "the demo recordings were not prepared")));
    return fail(
        ErrorKind::data,
        message(FORMANT_TR("session", "the demo recordings could not be prepared: {reason}"),
                {{"reason", said}}));
}

Result<RunRequest> demo_run(RunRequest base) {
    const Path corpus = demo_corpus();
    if (!has_demo_recordings())
        return fail(ErrorKind::data,
                    message(FORMANT_TR("session",
                                       "the demo recordings do not exist yet ({file}); open your "
                                       "own recordings, or have these prepared: with “Prepare the "
                                       "demo” on the Training page, or with {script}"),
                            {{"file", corpus.string()}, {"script", demo_script().string()}}));
    const Path runs = base.runs_folder.empty() ? user_folders().runs : Path(base.runs_folder);
    base.config_file = (resources_folder() / "demo.yaml").string();
    base.settings.push_back("data.corpus=" + corpus.string());
    base.settings.push_back("name=" + free_name(runs));
    return base;
}

} // namespace formant
