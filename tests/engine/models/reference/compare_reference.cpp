/// compare_reference FOLDER [--float32 | --float64] [--first-learned-bound A] [--learned-bound B]
/// [--made-with CAPABILITY] [--write FILE]: compares a model with reference values of the upstream
/// implementation. FOLDER holds config.json, reference.pt and G_0.pth (VITS) or g_00000000
/// (HiFi-GAN), or the files of the GPT of IndexTTS2, gpt.pth among them, or of XTTS, dvae.pth among
/// them; the checkpoint is written to FILE. Prints the largest relative error of every item. Exit
/// code 1 if one exceeds its bound, 2 if the folder cannot be read.
///
/// Two networks that are trained against each other amplify rounding errors of float32, upstream as
/// here, and these depend on the processor and the number of threads. If float32 exceeds a bound,
/// everything is computed again on one thread, and then in float64, which removes our own rounding;
/// one pass within all bounds is enough. A and B are the relative bounds after weight updates, in
/// the first step and in later ones (default 1e-4). They apply only if the processor lacks the
/// vector instructions with which the values were computed (AVX512, as LibTorch names them); with
/// the same instructions, float32 rounds equally.
#include "tests/engine/models/reference/compare_hifigan.h"
#include "tests/engine/models/reference/compare_indextts2.h"
#include "tests/engine/models/reference/compare_vits.h"
#include "tests/engine/models/reference/compare_xtts.h"
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

/// Options that determine rounding.
struct Rounding {
    at::ScalarType precision;
    bool on_one_thread = false;
};

struct Arguments {
    Path folder;
    Path written;
    std::vector<Rounding> roundings = {{at::kFloat}, {at::kFloat, true}, {at::kDouble}};
    test::LearnedBounds learned;
    bool is_valid = true;
};

Arguments read(int count, char** texts) {
    Arguments arguments;
    bool has_same_rounding = false;
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
            has_same_rounding = at::get_cpu_capability() == texts[++i];
        else if (text == "--write" && i + 1 < count)
            arguments.written = texts[++i];
        else if (!text.starts_with("--") && arguments.folder.empty())
            arguments.folder = text;
        else
            arguments.is_valid = false;
    }
    if (has_same_rounding)
        arguments.learned = {};
    arguments.is_valid = arguments.is_valid && !arguments.folder.empty();
    return arguments;
}

using Compare = void (*)(test::Comparison&, const Path& folder, const Path& written,
                         at::ScalarType precision);

Compare comparison_for(const Path& folder) {
    if (std::filesystem::exists(folder / "gpt.pth"))
        return test::compare_indextts2;
    if (std::filesystem::exists(folder / "dvae.pth"))
        return test::compare_xtts;
    return std::filesystem::exists(folder / "G_0.pth") ? test::compare_vits : test::compare_hifigan;
}

bool passes(const Arguments& arguments, const Rounding& rounding, const Path& written) {
    if (rounding.on_one_thread)
        at::set_num_threads(1);
    fmt::print("in {}{}:\n", rounding.precision == at::kDouble ? "float64" : "float32",
               rounding.on_one_thread ? ", on one thread" : "");
    test::Comparison comparison(arguments.learned);
    comparison_for(arguments.folder)(comparison, arguments.folder, written, rounding.precision);
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
        if (!arguments.is_valid) {
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
