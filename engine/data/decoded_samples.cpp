#include "engine/data/decoded_samples.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

namespace formant {
namespace {

tl::unexpected<Error> broken(MessageText what, const Path& file) {
    return fail(ErrorKind::disk,
                message(what, {{"path", file.string()}, {"reason", std::strerror(errno)}}));
}

} // namespace

Result<void> write_decoded_samples(const Path& file, const at::Tensor& samples) {
    const at::Tensor whole = samples.to(at::kFloat).contiguous();
    std::ofstream stream(file, std::ios::binary);
    stream.write(static_cast<const char*>(whole.const_data_ptr()),
                 static_cast<std::streamsize>(whole.nbytes()));
    stream.close();
    if (stream)
        return {};
    return broken(FORMANT_TR("data", "cannot write {path}: {reason}"), file);
}

Result<at::Tensor> read_decoded_samples(const Path& file) {
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    const auto bytes = static_cast<std::int64_t>(stream.tellg()); // -1 where it did not open
    const auto element = static_cast<std::int64_t>(sizeof(float));
    const at::Tensor samples = at::empty({std::max<std::int64_t>(0, bytes) / element}, at::kFloat);
    stream.seekg(0).read(static_cast<char*>(samples.data_ptr()),
                         static_cast<std::streamsize>(samples.nbytes()));
    if (stream)
        return samples;
    return broken(FORMANT_TR("data", "cannot read {path}: {reason}"), file);
}

} // namespace formant
