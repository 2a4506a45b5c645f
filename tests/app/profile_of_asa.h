#pragma once

#include "tests/support/corpora/small_corpus.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <string>

namespace formant::test {

/// A profile folder whose names have spaces and letters beyond ASCII.
struct ProfileOfAsa : SmallCorpus {
    ProfileOfAsa() {
        write("Åsa Öberg/profile.json", R"({"speaker": "Åsa Öberg"})");
        write("Åsa Öberg/prompts/räkna högt.txt", "n1\tett\nn2\ttvå\nn3\ttre\nn4\tfyra\n");
        std::string lines;
        for (int i = 1; i <= 4; ++i) {
            const std::string file = "n" + std::to_string(i) + ".wav";
            record("Åsa Öberg/recordings/" + file, {.seconds = 1});
            lines += R"({"filename": ")" + file +
                     R"(", "prompt_list": "räkna högt", "prompt_index": )" + std::to_string(i - 1) +
                     "}\n";
        }
        write("Åsa Öberg/metadata.jsonl", lines);
    }
    std::string profile() const { return (*this / "Åsa Öberg").string(); }
    Path runs() const { return *this / "my runs"; }
};

/// Returns the mean mel loss of the steps `first` to `last`.
inline double mean_mel(const std::map<std::int64_t, nlohmann::json>& steps, std::int64_t first,
                       std::int64_t last) {
    double sum = 0;
    for (std::int64_t step = first; step <= last; ++step)
        sum += steps.at(step)["losses"]["mel"].get<double>();
    return sum / static_cast<double>(last - first + 1);
}

} // namespace formant::test
