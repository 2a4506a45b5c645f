// formant_fuzz TARGET SEEDS RUNS SEED: reads every file of the folder SEEDS with the target, then
// RUNS random changes of them. Needs no libFuzzer, so that every build can run it; finds less,
// because it does not know which code an input reaches. The input at which it crashed stays in
// $TMPDIR/TARGET.input.
#include "engine/base/atomic_file.h"
#include "tests/fuzz/fuzz_target.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using namespace formant;

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t end) {
    return end == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
}

std::vector<std::string> read_seeds(const Path& folder) {
    std::vector<Path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<std::string> seeds;
    for (const Path& file : files)
        seeds.push_back(read_file(file).value());
    return seeds;
}

/// Returns a part of a seed, of at most 64 bytes.
std::string part_of(const std::string& seed, Random& random) {
    return seed.substr(below(random, seed.size()), 1 + below(random, 64));
}

void change(std::string& bytes, const std::vector<std::string>& seeds, Random& random) {
    static const std::vector<std::string> edges = {
        "0",    "-1",  "1e999",      "18446744073709551615",
        "\xff", "{{",  "[[[[[[[[[[", std::string(1, '\0'),
        "\n",   "\"\\"};
    const std::size_t at = below(random, bytes.size() + 1);
    switch (below(random, 6)) {
    case 0:
        if (at < bytes.size())
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(random, 8)));
        break;
    case 1:
        bytes.erase(at, 1 + below(random, 64));
        break;
    case 2:
        bytes.insert(at, part_of(seeds[below(random, seeds.size())], random));
        break;
    case 3:
        bytes.insert(at, edges[below(random, edges.size())]);
        break;
    case 4:
        bytes.resize(at);
        break;
    default:
        for (std::size_t i = at; i < std::min(bytes.size(), at + 8); ++i)
            bytes[i] = static_cast<char>(random());
    }
}

void save_input(const std::string& target, const std::string& bytes) {
    const char* folder = std::getenv("TMPDIR");
    std::ofstream(Path(folder == nullptr ? "/tmp" : folder) / (target + ".input"),
                  std::ios::binary | std::ios::trunc)
        << bytes;
}

} // namespace

int main(int count, char** arguments) {
    const auto* target = count == 5 ? test::find_fuzz_target(arguments[1]) : nullptr;
    if (target == nullptr) {
        std::cerr << "usage: formant_fuzz TARGET SEEDS RUNS SEED; targets:";
        for (const auto& one : test::fuzz_targets())
            std::cerr << ' ' << one.name;
        std::cerr << '\n';
        return 2;
    }
    const auto seeds = read_seeds(arguments[2]);
    const long runs = std::atol(arguments[3]);
    if (seeds.empty()) {
        std::cerr << "there are no seeds in " << arguments[2] << '\n';
        return 2;
    }
    Random random(std::strtoull(arguments[4], nullptr, 10));
    for (const std::string& seed : seeds) {
        save_input(target->name, seed);
        target->read(seed);
    }
    for (long run = 0; run < runs; ++run) {
        std::string bytes = seeds[below(random, seeds.size())];
        for (std::size_t changes = 1 + below(random, 6); changes > 0; --changes)
            change(bytes, seeds, random);
        save_input(target->name, bytes);
        target->read(bytes);
    }
    std::cout << seeds.size() << " seeds, " << runs << " changes of them\n";
    return 0;
}
