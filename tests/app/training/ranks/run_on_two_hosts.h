#pragma once

#include "tests/app/training/ranks/ranked_training.h"
#include "tests/support/processes/two_hosts.h"

#include <QtCore/QProcess>
#include <fmt/format.h>

#include <string>
#include <vector>

namespace formant::test {

/// A run with one rank on each of two hosts, started as torchrun does.
class RunOnTwoHosts {
  public:
    RunOnTwoHosts(const RankedTraining& f, const TwoHosts& hosts,
                  const std::vector<std::string>& options) {
        for (std::size_t rank = 0; rank < 2; ++rank) {
            std::vector<std::string> program = f.arguments(options);
            program.insert(program.begin(), FORMANT_PROGRAM);
            ranks_[rank].start(
                "ip",
                as_list(hosts.command(rank,
                                      {fmt::format("RANK={}", rank), "WORLD_SIZE=2", "LOCAL_RANK=0",
                                       "MASTER_PORT=29511", "MASTER_ADDR=" + TwoHosts::address(0),
                                       "OMP_NUM_THREADS=1"},
                                      program)));
        }
    }
    ~RunOnTwoHosts() {
        for (QProcess& rank : ranks_) {
            rank.kill();
            rank.waitForFinished();
        }
    }
    /// Waits for the end of both. Returns their errors; empty: both ended well.
    std::string wait(int timeout_ms) {
        std::string errors;
        for (QProcess& rank : ranks_)
            if (!rank.waitForFinished(timeout_ms))
                errors += "did not end\n";
            else if (rank.exitCode() != 0)
                errors += rank.readAllStandardError().toStdString();
        return errors;
    }
    QProcess& rank(std::size_t rank) { return ranks_[rank]; }

  private:
    QProcess ranks_[2];
};

} // namespace formant::test
