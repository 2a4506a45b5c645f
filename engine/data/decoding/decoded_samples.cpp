#include "engine/data/decoding/decoded_samples.h"

#include <ATen/ATen.h>

#include <cerrno>
#include <cstring>
#include <fstream>

namespace formant {
namespace {

tl::unexpected<Error> broken(MessageText what, const Path& file) {
    return fail(ErrorKind::disk,
                message(what, {{"path", file.string()}, {"reason", std::strerror(errno)}}));
}

/// Opens an existing file without truncating it: releasing and allocating its memory again takes
/// longer than writing.
std::fstream open_to_write(const Path& file) {
    std::fstream there(file, std::ios::binary | std::ios::in | std::ios::out);
    return there ? std::move(there) : std::fstream(file, std::ios::binary | std::ios::out);
}

} // namespace

Result<void> write_decoded_samples(const Path& file, const at::Tensor& samples) {
    const at::Tensor whole = samples.to(at::kFloat).contiguous();
    std::fstream stream = open_to_write(file);
    stream.write(static_cast<const char*>(whole.const_data_ptr()),
                 static_cast<std::streamsize>(whole.nbytes()));
    stream.close();
    if (stream)
        return {};
    return broken(FORMANT_TR("data", "cannot write {path}: {reason}"), file);
}

Result<at::Tensor> read_decoded_samples(const Path& file, std::int64_t count) {
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    if (!stream)
        return broken(FORMANT_TR("data", "cannot read {path}: {reason}"), file);
    const auto there =
        static_cast<std::int64_t>(stream.tellg()) / static_cast<std::int64_t>(sizeof(float));
    if (count < 0 || count > there)
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("data", "{path} contains {there} samples, not {count}"),
                            {{"path", file.string()},
                             {"there", std::to_string(there)},
                             {"count", std::to_string(count)}}));
    const at::Tensor samples = at::empty({count}, at::kFloat);
    stream.seekg(0);
    stream.read(static_cast<char*>(samples.mutable_data_ptr()),
                static_cast<std::streamsize>(samples.nbytes()));
    if (stream)
        return samples;
    return broken(FORMANT_TR("data", "cannot read {path}: {reason}"), file);
}

} // namespace formant
