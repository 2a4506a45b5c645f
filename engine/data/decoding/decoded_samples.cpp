#include "engine/data/decoding/decoded_samples.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_output_file.h"

#include <ATen/ATen.h>

#include <cerrno>
#include <fstream>

namespace formant {

Result<void> write_decoded_samples(const Path& file, const at::Tensor& samples) {
    const at::Tensor whole = samples.to(at::kFloat).contiguous();
    // Truncating the file would release its memory, and allocating it again takes longer.
    OutputFile output(file, OutputFile::Mode::update);
    output.write({static_cast<const char*>(whole.const_data_ptr()), whole.nbytes()});
    return output.close() ? Result<void>() : write_failure(file, output.error_number());
}

Result<at::Tensor> read_decoded_samples(const Path& file, std::int64_t count) {
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    if (!stream)
        return read_failure(file, errno);
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
    return read_failure(file, errno);
}

} // namespace formant
