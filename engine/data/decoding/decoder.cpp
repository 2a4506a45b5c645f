#include "engine/data/decoding/decoder.h"

#include "engine/data/decoding/decoded_samples.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Decoded decode(DecodeChild& child, const Path& file, const DecodeSettings& settings) {
    return child.query(file, decode_request(child, settings))
        .and_then([&](const nlohmann::json& answer) -> Decoded {
            const auto count = answer.find("samples");
            if (count == answer.end() || !count->is_number_integer())
                return unusable(file, invalid_answer_message());
            return read_decoded_samples(child.out(), *count);
        });
}

} // namespace

nlohmann::json decode_request(const DecodeChild& child, const DecodeSettings& settings) {
    return {{"out", child.out().string()},
            {"sample_rate_hz", settings.sample_rate_hz},
            {"channels", settings.channels},
            {"normalise_loudness", settings.loudness.normalize},
            {"loudness_target_lufs", settings.loudness.target_lufs}};
}

std::vector<Decoded> decode_files(const std::vector<Path>& files, DecodeChildren& children,
                                  const CancellationToken& cancellation,
                                  const std::function<void(std::size_t)>& on_file_done) {
    std::vector<Decoded> decoded(
        files.size(), fail(ErrorKind::interrupted, message(FORMANT_TR("data", "canceled"))));
    children.parallel_for(files.size(), cancellation, [&](DecodeChild& child, std::size_t i) {
        decoded[i] = decode(child, files[i], children.settings());
        on_file_done(i);
    });
    return decoded;
}

} // namespace formant
