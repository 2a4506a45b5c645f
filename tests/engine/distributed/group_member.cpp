// A rank of a group that does what the lines of its standard input say and prints the results:
// group_member RANK SIZE PORT
#include "engine/base/os/os_signals.h"
#include "engine/distributed/c10d_group.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>
#include <iostream>
#include <string>

using namespace formant;

namespace {

void answer(const std::string& line) {
    std::cout << line << std::endl;
}

/// Sums random numbers of all ranks and prints the bits of the result, summed as integers.
std::int64_t bits_of_sum(ProcessGroup& group, std::int64_t size) {
    at::manual_seed(100 + group.rank());
    at::Tensor values = at::randn({size});
    group.begin_all_reduce(values)->wait();
    return values.view(at::kInt).to(at::kLong).sum().item<std::int64_t>();
}

/// Begins several sums before it waits for the first.
std::string overlapping_sums(ProcessGroup& group) {
    std::vector<at::Tensor> tensors;
    std::vector<std::unique_ptr<PendingCollective>> pending;
    for (int i = 0; i < 20; ++i) {
        tensors.push_back(at::full({1000 + i}, i + static_cast<double>(group.rank())));
        pending.push_back(group.begin_all_reduce(tensors.back()));
    }
    std::vector<double> sums;
    for (std::size_t i = 0; i < tensors.size(); ++i) {
        pending[i]->wait();
        sums.push_back(tensors[i].mean().item<double>());
    }
    return fmt::format("{}", fmt::join(sums, " "));
}

void execute(ProcessGroup& group, const std::string& command, const std::string& argument) {
    if (command == "bits")
        answer(std::to_string(bits_of_sum(group, std::stoll(argument))));
    if (command == "overlap")
        answer(overlapping_sums(group));
    if (command == "gather")
        answer(fmt::format("{}", fmt::join(group.all_gather(argument), "|")));
    if (command == "gather_long") {
        const auto all = group.all_gather(std::string(group.rank() * 300'000, 'a' + group.rank()));
        for (std::size_t rank = 0; rank < all.size(); ++rank)
            if (all[rank] != std::string(rank * 300'000, static_cast<char>('a' + rank)))
                return answer("differs");
        answer("same");
    }
    if (command == "broadcast") {
        at::Tensor one = at::full({3}, std::stod(argument)),
                   two = at::full({1}, std::stoll(argument), at::kLong);
        group.broadcast({one, two});
        answer(fmt::format("{} {}", one.sum().item<double>(), two.item<std::int64_t>()));
    }
    if (command == "fail") {
        group.report_failure({ErrorKind::data, message(FORMANT_TR("test", "cannot read {file}"),
                                                       {{"file", argument}})});
        answer("reported");
    }
    if (command == "train") // until a rank is lost
        for (at::Tensor values = at::zeros({100'000});;)
            group.begin_all_reduce(values)->wait();
}

int run(ProcessGroup& group) {
    try {
        for (std::string line; std::getline(std::cin, line) && line != "end";) {
            const auto space = line.find(' ');
            execute(group, line.substr(0, space),
                    space == std::string::npos ? "" : line.substr(space + 1));
        }
        return 0;
    } catch (const RankFailure& failure) {
        answer(failure.what());
        return 3;
    }
}

} // namespace

int main(int, char** argv) {
    ignore_write_signals(); // as the program does: a connection to a rank that ended breaks
    RankIdentity identity;
    identity.rank = std::stoul(argv[1]);
    identity.size = std::stoul(argv[2]);
    identity.port = static_cast<std::uint16_t>(std::stoul(argv[3]));
    auto group = join_c10d_group(identity, CancellationToken());
    if (!group) {
        answer(to_english(group.error().what));
        return 2;
    }
    answer("joined");
    const int code = run(**group);
    group->reset();
    if (code == 0)
        answer("ended well");
    return code;
}
