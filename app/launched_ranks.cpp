#include "app/launched_ranks.h"

#include "app/exit_code.h"
#include "engine/base/os/os_process.h"
#include "engine/base/os/os_signals.h"
#include "engine/session/training/rank_devices.h"

#include <CLI/CLI.hpp>

#include <utility>

namespace formant {

void add_rank_options(CLI::App& command, RankOptions& options, const std::string& purpose,
                      CLI::Option* needed) {
    CLI::Option* ranks = command
                             .add_option("--ranks", options.ranks,
                                         purpose + " N processes on the CPU that train together")
                             ->type_name("N")
                             ->check(CLI::Range(2, 1024));
    CLI::Option* gpus =
        command.add_option("--gpus", options.gpus, purpose + " several GPUs: such as 0,1, or all")
            ->type_name("LIST")
            ->excludes(ranks)
            ->excludes("--gpu");
    if (needed != nullptr)
        for (CLI::Option* option : {ranks, gpus})
            option->needs(needed);
}

int launch_ranks(LaunchRequest request) {
    RankLauncher launcher(std::move(request));
    const auto stop = [&](int count) {
        if (count > 1)
            exit_at_once(exit_code_unsaved);
        launcher.request_stop();
    };
    const SignalWatcher watcher(stop, [&] { launcher.request_save(); });
    const auto code = launcher.run();
    return code ? *code : report(code.error());
}

int launch_ranks(const RankOptions& options) {
    LaunchRequest request;
    request.arguments = options.arguments;
    request.ranks = options.ranks;
    if (!options.gpus.empty()) {
        auto chosen = choose_gpus(options.gpus);
        if (!chosen)
            return report(chosen.error());
        request.ranks = chosen->size();
        request.devices = std::move(*chosen);
    }
    return launch_ranks(std::move(request));
}

} // namespace formant
