#include "engine/models/hifigan/generator_config.h"

#include "engine/config/integer_list_field.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <sstream>

namespace formant {
namespace {

using Numbers = std::vector<std::int64_t>;

Numbers parse_numbers(const std::string& text) {
    std::istringstream stream(text);
    Numbers numbers;
    for (double number = 0; stream >> number;)
        numbers.push_back(to_integer(number));
    return stream.eof() ? numbers : Numbers{0};
}

/// Creates a field with one string per block: "1 3 5".
FieldBuilder dilations_field(MessageText help) {
    Field result;
    result.name = "resblock_dilation_sizes";
    result.help = message(help);
    result.get = [](const void* config) -> FieldValue {
        std::vector<std::string> texts;
        for (const Numbers& of_block :
             static_cast<const GeneratorConfig*>(config)->resblock_dilation_sizes)
            texts.push_back(fmt::format("{}", fmt::join(of_block, " ")));
        return texts;
    };
    result.set = [](void* config, const FieldValue& value) {
        auto& all = static_cast<GeneratorConfig*>(config)->resblock_dilation_sizes;
        all.clear();
        for (const std::string& text : std::get<std::vector<std::string>>(value))
            all.push_back(parse_numbers(text));
    };
    return FieldBuilder(std::move(result));
}

bool are_positive(const Numbers& numbers) {
    return !numbers.empty() && *std::min_element(numbers.begin(), numbers.end()) > 0;
}

Error setting_error(const std::string& key, MessageText why) {
    return {ErrorKind::usage,
            message(FORMANT_TR("models", "{key}: {why}"), {{"key", key}, {"why", message(why)}})};
}

constexpr MessageText not_positive_integers = FORMANT_TR("models", "must be positive integers");

Result<void> check_blocks(const GeneratorConfig& config, const std::string& section) {
    const auto& dilation_sizes = config.resblock_dilation_sizes;
    if (!are_positive(config.resblock_kernel_sizes))
        return fail(setting_error(section + ".resblock_kernel_sizes", not_positive_integers));
    if (std::any_of(config.resblock_kernel_sizes.begin(), config.resblock_kernel_sizes.end(),
                    [](std::int64_t size) { return size % 2 == 0; }))
        return fail(
            setting_error(section + ".resblock_kernel_sizes",
                          FORMANT_TR("models", "sizes must be odd; even ones would change the "
                                               "length")));
    if (!std::all_of(dilation_sizes.begin(), dilation_sizes.end(), are_positive))
        return fail(setting_error(section + ".resblock_dilation_sizes", not_positive_integers));
    if (dilation_sizes.size() != config.resblock_kernel_sizes.size())
        return fail(setting_error(section + ".resblock_dilation_sizes",
                                  FORMANT_TR("models", "must have as many entries as "
                                                       "resblock_kernel_sizes")));
    return {};
}

/// Returns true if a transposed convolution with this kernel upsamples by exactly `rate`: the
/// kernel is not smaller, and both are odd or both even.
bool is_valid_kernel(std::int64_t kernel, std::int64_t rate) {
    return kernel >= rate && (kernel - rate) % 2 == 0;
}

Result<void> check_levels(const GeneratorConfig& config, const std::string& section) {
    const Numbers& rates = config.upsample_rates;
    const Numbers& kernels = config.upsample_kernel_sizes;
    if (!are_positive(rates))
        return fail(setting_error(section + ".upsample_rates", not_positive_integers));
    if (!std::equal(kernels.begin(), kernels.end(), rates.begin(), rates.end(), is_valid_kernel))
        return fail(
            setting_error(section + ".upsample_kernel_sizes",
                          FORMANT_TR("models", "must have one size per upsampling rate, each at "
                                               "least the rate, and both odd or both even")));
    if (rates.size() >= 63 || (config.upsample_initial_channel >> rates.size()) == 0)
        return fail(
            setting_error(section + ".upsample_initial_channel",
                          FORMANT_TR("models", "too small: each level halves it, which leaves no "
                                               "channels in the last")));
    return {};
}

Result<void> check_hop(const GeneratorConfig& config, const std::string& section,
                       std::int64_t hop_length) {
    if (config.hop_length() == hop_length)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("models", "{section}.upsample_rates multiply to {product}, but "
                                             "audio.hop_length is {hop}; change one so that they "
                                             "are equal"),
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
              FORMANT_TR("models", "Residual blocks of the waveform generator. 1: two "
                                   "convolutions for each of the first three dilations; 2: one "
                                   "for each of the first two."))
            .label(FORMANT_TR("field", "Residual block type"))
            .choices({"1", "2"}),
        integer_list_field("resblock_kernel_sizes", &GeneratorConfig::resblock_kernel_sizes,
                           FORMANT_TR("models",
                                      "Kernel sizes of the residual blocks, one per block of a "
                                      "level."))
            .label(FORMANT_TR("field", "Residual block kernel sizes")),
        dilations_field(FORMANT_TR("models",
                                   "Dilations of the residual blocks, one string per block of "
                                   "a level, as in [1 3 5, 1 3 5, 1 3 5]."))
            .label(FORMANT_TR("field", "Residual block dilations")),
        integer_list_field("upsample_rates", &GeneratorConfig::upsample_rates,
                           FORMANT_TR("models", "Upsampling rate of each level; their product is "
                                                "audio.hop_length."))
            .label(FORMANT_TR("field", "Upsample rates")),
        integer_list_field(
            "upsample_kernel_sizes", &GeneratorConfig::upsample_kernel_sizes,
            FORMANT_TR("models", "Kernel size of each level's transposed convolution."))
            .label(FORMANT_TR("field", "Upsample kernel sizes")),
        field("upsample_initial_channel", &GeneratorConfig::upsample_initial_channel,
              FORMANT_TR("models", "Channels before the first level; each level halves them."))
            .label(FORMANT_TR("field", "Upsample initial channels"))
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
