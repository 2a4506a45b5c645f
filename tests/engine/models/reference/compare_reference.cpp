/// compare_reference FOLDER [--float64] [--write FILE]: VITS or HiFi-GAN beside reference values of
/// the public implementation. FOLDER holds config.json, reference.pt and G_0.pth (VITS) or
/// g_00000000 (HiFi-GAN); FILE gets the checkpoint as this program writes it. Prints the largest
/// relative error of every item; 1 where one is beyond its bound, 2 where the folder cannot be
/// read.
///
/// Two networks that learn from each other enlarge what float32 rounds, in the public code as here;
/// another processor rounds in other places. --float64 takes our own rounding out of the errors.
#include "tests/engine/models/reference/compare_hifigan.h"
#include "tests/engine/models/reference/compare_vits.h"
#include "tests/support/temporary_folder.h"

#include <fmt/format.h>

#include <exception>
#include <string_view>

using namespace formant;

namespace {

struct Arguments {
    Path folder;
    Path written;
    at::ScalarType precision = at::kFloat;
    bool understood = true;
};

Arguments read(int count, char** texts) {
    Arguments arguments;
    for (int i = 1; i < count; ++i) {
        const std::string_view text = texts[i];
        if (text == "--float64")
            arguments.precision = at::kDouble;
        else if (text == "--write" && i + 1 < count)
            arguments.written = texts[++i];
        else if (!text.starts_with("--") && arguments.folder.empty())
            arguments.folder = text;
        else
            arguments.understood = false;
    }
    arguments.understood = arguments.understood && !arguments.folder.empty();
    return arguments;
}

bool passes(const Arguments& arguments, const Path& written) {
    test::Comparison comparison;
    const bool is_vits = std::filesystem::exists(arguments.folder / "G_0.pth");
    const auto compare = is_vits ? test::compare_vits : test::compare_hifigan;
    compare(comparison, arguments.folder, written, arguments.precision);
    fmt::print("{}\n", comparison.summary());
    return comparison.passed();
}

} // namespace

int main(int count, char** texts) {
    const Arguments arguments = read(count, texts);
    if (!arguments.understood) {
        fmt::print(stderr, "usage: compare_reference FOLDER [--float64] [--write FILE]\n");
        return 2;
    }
    try {
        const test::TemporaryFolder scratch;
        const bool given = !arguments.written.empty();
        return passes(arguments, given ? arguments.written : scratch / "checkpoint.pt") ? 0 : 1;
    } catch (const std::exception& failure) {
        fmt::print(stderr, "cannot compare with {}: {}\n", arguments.folder.string(),
                   failure.what());
        return 2;
    }
}
