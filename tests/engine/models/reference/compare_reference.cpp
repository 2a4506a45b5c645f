/// compare_reference FOLDER [--float32 | --float64] [--first-learned-bound A] [--learned-bound B]
/// [--made-with CAPABILITY] [--write FILE]: VITS or HiFi-GAN beside reference values of the public
/// implementation. FOLDER holds config.json, reference.pt and G_0.pth (VITS) or g_00000000
/// (HiFi-GAN); FILE gets the checkpoint as this program writes it. Prints the largest relative
/// error of every item; 1 where one is beyond its bound, 2 where the folder cannot be read.
///
/// Two networks that learn from each other enlarge what float32 rounds, in the public code as here,
/// and another processor or number of threads rounds in other places. So where float32 is beyond a
/// bound, all is computed again on one thread, and where that is, in float64, which takes our own
/// rounding out of the errors; the first that keeps all bounds decides. A and B are the relative
/// bounds of what networks compute that have learned, in the first step and later ones (1e-4 where
/// they are not given). They count only where the processor lacks the vector instructions that the
/// values were made with (AVX512, as LibTorch names them): with the same, float32 rounds alike.
#include "tests/engine/models/reference/compare_hifigan.h"
#include "tests/engine/models/reference/compare_vits.h"
#include "tests/support/temporary_folder.h"

#include <ATen/Parallel.h>
#include <ATen/Version.h>
#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

using namespace formant;

namespace {

/// A way in which numbers are rounded.
struct Rounding {
    at::ScalarType precision;
    bool on_one_thread = false;
};

struct Arguments {
    Path folder;
    Path written;
    std::vector<Rounding> roundings = {{at::kFloat}, {at::kFloat, true}, {at::kDouble}};
    test::LearnedBounds learned;
    bool understood = true;
};

Arguments read(int count, char** texts) {
    Arguments arguments;
    bool rounds_alike = false;
    for (int i = 1; i < count; ++i) {
        const std::string_view text = texts[i];
        if (text == "--float64")
            arguments.roundings = {{at::kDouble}};
        else if (text == "--float32")
            arguments.roundings = {{at::kFloat}};
        else if (text == "--learned-bound" && i + 1 < count)
            arguments.learned.later_steps = std::stod(texts[++i]);
        else if (text == "--first-learned-bound" && i + 1 < count)
            arguments.learned.first_step = std::stod(texts[++i]);
        else if (text == "--made-with" && i + 1 < count)
            rounds_alike = at::get_cpu_capability() == texts[++i];
        else if (text == "--write" && i + 1 < count)
            arguments.written = texts[++i];
        else if (!text.starts_with("--") && arguments.folder.empty())
            arguments.folder = text;
        else
            arguments.understood = false;
    }
    if (rounds_alike)
        arguments.learned = {};
    arguments.understood = arguments.understood && !arguments.folder.empty();
    return arguments;
}

bool passes(const Arguments& arguments, const Rounding& rounding, const Path& written) {
    if (rounding.on_one_thread)
        at::set_num_threads(1);
    fmt::print("in {}{}:\n", rounding.precision == at::kDouble ? "float64" : "float32",
               rounding.on_one_thread ? ", on one thread" : "");
    test::Comparison comparison(arguments.learned);
    const bool is_vits = std::filesystem::exists(arguments.folder / "G_0.pth");
    const auto compare = is_vits ? test::compare_vits : test::compare_hifigan;
    compare(comparison, arguments.folder, written, rounding.precision);
    fmt::print("{}\n", comparison.summary());
    return comparison.passed();
}

bool passes_in_one(const Arguments& arguments, const Path& written) {
    return std::ranges::any_of(arguments.roundings, [&](const Rounding& rounding) {
        return passes(arguments, rounding, written);
    });
}

} // namespace

int main(int count, char** texts) {
    try {
        const Arguments arguments = read(count, texts);
        if (!arguments.understood) {
            fmt::print(stderr, "usage: compare_reference FOLDER [--float32 | --float64] "
                               "[--first-learned-bound A] [--learned-bound B] "
                               "[--made-with CAPABILITY] [--write FILE]\n");
            return 2;
        }
        const test::TemporaryFolder scratch;
        const bool given = !arguments.written.empty();
        return passes_in_one(arguments, given ? arguments.written : scratch / "checkpoint.pt") ? 0
                                                                                               : 1;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "cannot compare: {}\n", failure.what());
        return 2;
    }
}
