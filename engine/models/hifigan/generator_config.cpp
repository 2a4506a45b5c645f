#include "engine/models/hifigan/generator_config.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <sstream>

namespace formant {
namespace {

using Numbers = std::vector<std::int64_t>;
using NumbersOf = Numbers GeneratorConfig::*;

/// 0 for what is none, which the check then finds.
std::int64_t whole(double number) {
    return number == std::floor(number) ? static_cast<std::int64_t>(number) : 0;
}

/// A list of numbers that must be whole.
Field whole_numbers(std::string name, NumbersOf member, MessageText help) {
    Field made;
    made.name = std::move(name);
    made.help = help;
    made.minimum = 1;
    made.maximum = 4096;
    made.get = [member](const void* config) -> FieldValue {
        const Numbers& numbers = static_cast<const GeneratorConfig*>(config)->*member;
        return std::vector<double>(numbers.begin(), numbers.end());
    };
    made.set = [member](void* config, const FieldValue& value) {
        Numbers& numbers = static_cast<GeneratorConfig*>(config)->*member;
        numbers.clear();
        for (const double number : std::get<std::vector<double>>(value))
            numbers.push_back(whole(number));
    };
    return made;
}

Numbers numbers_in(const std::string& text) {
    std::istringstream words(text);
    Numbers numbers;
    for (double number = 0; words >> number;)
        numbers.push_back(whole(number));
    return words.eof() ? numbers : Numbers{0};
}

/// A text for each block: "1 3 5".
Field dilations(MessageText help) {
    Field made;
    made.name = "resblock_dilation_sizes";
    made.help = help;
    made.get = [](const void* config) -> FieldValue {
        std::vector<std::string> texts;
        for (const Numbers& of_block :
             static_cast<const GeneratorConfig*>(config)->resblock_dilation_sizes)
            texts.push_back(fmt::format("{}", fmt::join(of_block, " ")));
        return texts;
    };
    made.set = [](void* config, const FieldValue& value) {
        auto& all = static_cast<GeneratorConfig*>(config)->resblock_dilation_sizes;
        all.clear();
        for (const std::string& text : std::get<std::vector<std::string>>(value))
            all.push_back(numbers_in(text));
    };
    return made;
}

bool are_positive(const Numbers& numbers) {
    return !numbers.empty() && *std::min_element(numbers.begin(), numbers.end()) > 0;
}

Error refusal(const std::string& key, MessageText why) {
    return {ErrorKind::usage,
            message(FORMANT_TR("models", "{key}: {why}"), {{"key", key}, {"why", message(why)}})};
}

constexpr MessageText not_whole = FORMANT_TR("models", "it must be whole numbers above 0");

Result<void> check_blocks(const GeneratorConfig& config, const std::string& section) {
    const auto& dilation_sizes = config.resblock_dilation_sizes;
    if (!are_positive(config.resblock_kernel_sizes))
        return fail(refusal(section + ".resblock_kernel_sizes", not_whole));
    if (std::any_of(config.resblock_kernel_sizes.begin(), config.resblock_kernel_sizes.end(),
                    [](std::int64_t size) { return size % 2 == 0; }))
        return fail(refusal(section + ".resblock_kernel_sizes",
                            FORMANT_TR("models", "a residual block wants an odd size, or it would "
                                                 "change the length")));
    if (!std::all_of(dilation_sizes.begin(), dilation_sizes.end(), are_positive))
        return fail(refusal(section + ".resblock_dilation_sizes", not_whole));
    if (dilation_sizes.size() != config.resblock_kernel_sizes.size())
        return fail(refusal(section + ".resblock_dilation_sizes",
                            FORMANT_TR("models", "it needs as many texts as "
                                                 "resblock_kernel_sizes has numbers")));
    return {};
}

/// A transposed convolution makes `rate` samples of one where its kernel covers that, and both are
/// odd or both even.
bool fit_together(std::int64_t kernel, std::int64_t rate) {
    return kernel >= rate && (kernel - rate) % 2 == 0;
}

Result<void> check_levels(const GeneratorConfig& config, const std::string& section) {
    const Numbers& rates = config.upsample_rates;
    const Numbers& kernels = config.upsample_kernel_sizes;
    if (!are_positive(rates))
        return fail(refusal(section + ".upsample_rates", not_whole));
    if (!std::equal(kernels.begin(), kernels.end(), rates.begin(), rates.end(), fit_together))
        return fail(
            refusal(section + ".upsample_kernel_sizes",
                    FORMANT_TR("models", "it needs a number for each of upsample_rates, not "
                                         "below it, and odd or even like it")));
    if (rates.size() >= 63 || (config.upsample_initial_channel >> rates.size()) == 0)
        return fail(refusal(section + ".upsample_initial_channel",
                            FORMANT_TR("models", "each level halves it, and the last would have "
                                                 "nothing left")));
    return {};
}

Result<void> check_hop(const GeneratorConfig& config, const std::string& section,
                       std::int64_t hop_length) {
    if (config.hop_length() == hop_length)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "{section}.upsample_rates make {product} samples of a "
                                             "frame, and audio.hop_length is {hop}; change one so "
                                             "that they are equal"),
                        {{"section", section},
                         {"product", std::to_string(config.hop_length())},
                         {"hop", std::to_string(hop_length)}}));
}

} // namespace

std::int64_t GeneratorConfig::hop_length() const {
    std::int64_t hop = 1;
    for (const std::int64_t rate : upsample_rates)
        hop *= rate;
    return hop;
}

std::vector<Field> generator_fields() {
    return {
        field("resblock", &GeneratorConfig::resblock,
              FORMANT_TR("models", "Residual blocks of the part that makes sound: 1 has two "
                                   "convolutions for each of the first three dilations, 2 has "
                                   "one for each of the first two."))
            .choices({"1", "2"}),
        whole_numbers("resblock_kernel_sizes", &GeneratorConfig::resblock_kernel_sizes,
                      FORMANT_TR("models", "Widths of the residual blocks' convolutions, a number "
                                           "for each block of a level.")),
        dilations(FORMANT_TR("models", "Dilations of the residual blocks, a text for each block of "
                                       "a level, as in [1 3 5, 1 3 5, 1 3 5].")),
        whole_numbers("upsample_rates", &GeneratorConfig::upsample_rates,
                      FORMANT_TR("models", "How many samples each level makes of one; together "
                                           "audio.hop_length.")),
        whole_numbers("upsample_kernel_sizes", &GeneratorConfig::upsample_kernel_sizes,
                      FORMANT_TR("models", "Width of each level's transposed convolution.")),
        field("upsample_initial_channel", &GeneratorConfig::upsample_initial_channel,
              FORMANT_TR("models", "Channels before the first level; each level halves them."))
            .range(2, 4096),
    };
}

Result<void> check_generator_config(const GeneratorConfig& config, const std::string& section,
                                    std::int64_t hop_length) {
    return check_blocks(config, section)
        .and_then([&] { return check_levels(config, section); })
        .and_then([&] { return check_hop(config, section, hop_length); });
}

void make_light(GeneratorConfig& config) {
    config.resblock = "2";
    config.resblock_kernel_sizes = {3, 5, 7};
    config.resblock_dilation_sizes = {{1, 2}, {2, 6}, {3, 12}};
    config.upsample_rates = {8, 8, 4};
    config.upsample_kernel_sizes = {16, 16, 8};
    config.upsample_initial_channel = 256;
}

} // namespace formant
