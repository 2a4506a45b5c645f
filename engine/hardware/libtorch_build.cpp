#include "engine/hardware/libtorch_build.h"

#include "engine/base/version.h"

#include <ATen/Version.h>

#include <algorithm>
#include <charconv>
#include <regex>
#include <string_view>

namespace formant {
namespace {

std::vector<std::string> all_matches(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at)
        found.push_back(at->str(1));
    return found;
}

struct Target {
    bool is_intermediate = false; ///< PTX: "compute_90", which the driver compiles
    int major = 0;
    int minor = 0;
    bool only_that_card = false; ///< "sm_90a"
};

/// Parses a target like "sm_120a", whose last digit is the minor number.
std::optional<Target> parse_target(std::string_view text) {
    Target target;
    target.is_intermediate = text.starts_with("compute_");
    if (!target.is_intermediate && !text.starts_with("sm_"))
        return std::nullopt;
    text.remove_prefix(text.find('_') + 1);
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc())
        return std::nullopt;
    target.major = number / 10;
    target.minor = number % 10;
    target.only_that_card = text.ends_with('a');
    return target;
}

bool runs_on(const Target& kernel, const Target& card) {
    const auto number = [](const Target& target) { return target.major * 10 + target.minor; };
    if (kernel.only_that_card)
        return number(kernel) == number(card);
    if (kernel.is_intermediate)
        return number(kernel) <= number(card);
    return kernel.major == card.major && kernel.minor <= card.minor;
}

} // namespace

LibtorchBuild describe_libtorch_build(const std::string& config) {
    static const std::regex version("TORCH_VERSION=([0-9.]+)");
    static const std::regex cuda("CUDA_VERSION=([0-9.]+)");
    static const std::regex kernels("code=((?:sm|compute)_[0-9]+[a-z]?)");
    LibtorchBuild build;
    if (const auto found = all_matches(config, version); !found.empty())
        build.version = found.front();
    if (const auto found = all_matches(config, cuda); !found.empty())
        build.cuda_version = found.front();
    build.kernel_targets = all_matches(config, kernels);
    return build;
}

LibtorchBuild read_libtorch_build() {
    LibtorchBuild build = describe_libtorch_build(at::show_config());
    if (build.version.empty())
        build.version = torch_version();
    return build;
}

std::optional<bool> has_kernels_for(const std::string& compute_target,
                                    const LibtorchBuild& libtorch) {
    const auto card = parse_target(compute_target);
    if (!card || card->is_intermediate || libtorch.kernel_targets.empty())
        return std::nullopt;
    return std::any_of(libtorch.kernel_targets.begin(), libtorch.kernel_targets.end(),
                       [&](const std::string& text) {
                           const auto kernel = parse_target(text);
                           return kernel && runs_on(*kernel, *card);
                       });
}

} // namespace formant
