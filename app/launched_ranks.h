#pragma once

#include "engine/session/training/rank_launcher.h"

#include <cstddef>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace formant {

/// The ranks with which a command measures something, by its options `--ranks` and `--gpus`.
struct RankOptions {
    std::size_t ranks = 1;                ///< processes on the CPU
    std::string gpus;                     ///< "0,1" or "all"
    std::vector<std::string> arguments{}; ///< of the program, to start the ranks with

    bool are_given() const { return ranks > 1 || !gpus.empty(); }
};

/// Adds the options to a command that has `--gpu`; parsing fills `options`. `purpose` begins their
/// help.
void add_rank_options(CLI::App& command, RankOptions& options, const std::string& purpose,
                      CLI::Option* needed = nullptr);

/// Starts the ranks and waits for them; passes on a stop and a request to save. Returns the exit
/// code.
int launch_ranks(LaunchRequest request);
/// Starts the command again for each rank of the options.
int launch_ranks(const RankOptions& options);

} // namespace formant
