#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <torch/nn/module.h>

#include <fstream>
#include <map>
#include <string>

namespace formant::test {

/// Shapes and kinds of a model's tensors by name: "[1280, 512] parameter".
using Entries = std::map<std::string, std::string>;

/// Reads those of a published model whose names begin with a prefix, which is removed, from the
/// file names.txt of a folder of reference values.
inline Entries published_entries(const std::string& reference, const std::string& prefix = "") {
    Entries entries;
    std::ifstream lines(FORMANT_SOURCE_DIR "/tests/data/reference/" + reference + "/names.txt");
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t space = line.find(' ');
            !line.starts_with('#') && line.starts_with(prefix))
            entries.emplace(line.substr(prefix.size(), space - prefix.size()),
                            line.substr(space + 1));
    return entries;
}

inline Entries entries_of(const torch::nn::Module& model) {
    Entries entries;
    const auto add = [&](const auto& tensors, const char* kind) {
        for (const auto& tensor : tensors)
            entries.emplace(tensor.key(),
                            fmt::format("[{}] {}", fmt::join(tensor.value().sizes(), ", "), kind));
    };
    add(model.named_parameters(), "parameter");
    add(model.named_buffers(), "buffer");
    return entries;
}

/// Returns what differs between two models; empty: nothing.
inline std::string difference(const Entries& ours, const Entries& published) {
    std::string found;
    for (const auto& [name, entry] : published)
        if (!ours.contains(name) || ours.at(name) != entry)
            found += name + " should be " + entry + "\n";
    for (const auto& [name, entry] : ours)
        if (!published.contains(name))
            found += name + " should not be there\n";
    return found;
}

} // namespace formant::test
