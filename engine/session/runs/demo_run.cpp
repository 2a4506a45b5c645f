#include "engine/session/runs/demo_run.h"

#include "engine/base/os/os_files.h"
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

} // namespace

Result<RunRequest> demo_run(RunRequest base) {
    const Path corpus = cache_home() / "demo-corpus" / "metadata.csv";
    if (!std::filesystem::exists(corpus))
        return fail(ErrorKind::data,
                    message(FORMANT_TR("session", "the demo recordings do not exist yet ({file}); "
                                                  "choose a folder of your own recordings, or run "
                                                  "installer/quickstart to prepare them"),
                            {{"file", corpus.string()}}));
    const Path runs = base.runs_folder.empty() ? user_folders().runs : Path(base.runs_folder);
    base.config_file = FORMANT_RESOURCES "/demo.yaml";
    base.settings.push_back("data.corpus=" + corpus.string());
    base.settings.push_back("name=" + free_name(runs));
    return base;
}

} // namespace formant
