#include "engine/data/decoding/decoder.h"

#include "engine/data/decoding/decoded_samples.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Decoded decode(DecodeChild& child, const Path& file, const DecodeSettings& settings) {
    return child.ask(file, decode_request(child, settings))
        .and_then([&](const nlohmann::json& answer) -> Decoded {
            const auto count = answer.find("samples");
            if (count == answer.end() || !count->is_number_integer())
                return tl::make_unexpected(unusable(file, no_sensible_answer()));
            if (auto samples = read_decoded_samples(child.out(), *count))
                return *samples;
            return tl::make_unexpected(
                unusable(file, message(FORMANT_TR("data", "its decoded samples cannot be read"))));
        });
}

} // namespace

nlohmann::json decode_request(const DecodeChild& child, const DecodeSettings& settings) {
    return {{"out", child.out().string()},
            {"sample_rate_hz", settings.sample_rate_hz},
            {"channels", settings.channels},
            {"normalise_loudness", settings.loudness.normalise},
            {"loudness_target_lufs", settings.loudness.target_lufs}};
}

std::vector<Decoded> decode_files(const std::vector<Path>& files, DecodeChildren& children,
                                  const Cancellation& cancellation,
                                  const std::function<void(std::size_t)>& one_is_done) {
    std::vector<Decoded> decoded(files.size(),
                                 tl::make_unexpected(message(FORMANT_TR("data", "cancelled"))));
    children.ask(files.size(), cancellation, [&](DecodeChild& child, std::size_t i) {
        decoded[i] = decode(child, files[i], children.settings());
        one_is_done(i);
    });
    return decoded;
}

} // namespace formant
