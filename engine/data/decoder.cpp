#include "engine/data/decoder.h"

#include "engine/base/safetensors.h"
#include "engine/data/decode_child.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

Decoded decode(DecodeChild& child, const Path& file, const DecodeSettings& settings) {
    return child
        .ask(file, {{"out", child.out().string()},
                    {"sample_rate_hz", settings.sample_rate_hz},
                    {"channels", settings.channels},
                    {"normalise_loudness", settings.loudness.normalise},
                    {"loudness_target_lufs", settings.loudness.target_lufs}})
        .and_then([&](const nlohmann::json&) -> Decoded {
            auto tensors = map_safetensors(child.out());
            if (tensors && tensors->contains("samples"))
                return tensors->at("samples").clone(); // the file is written over by the next
            return tl::make_unexpected(left_out(file, "its decoded samples cannot be read"));
        });
}

} // namespace

std::vector<Decoded> decode_files(const std::vector<Path>& files, const DecodeSettings& settings,
                                  const Cancellation& cancellation,
                                  const std::function<void()>& one_is_done) {
    std::vector<Decoded> decoded(files.size(),
                                 tl::make_unexpected(message(FORMANT_TR("data", "cancelled"))));
    ask_children(files.size(), settings, cancellation, [&](DecodeChild& child, std::size_t i) {
        decoded[i] = decode(child, files[i], settings);
        one_is_done();
    });
    return decoded;
}

} // namespace formant
