#include "engine/data/decoding/recording_decoding.h"

#include "engine/base/os/os_module.h"
#include "engine/base/scratch_folder.h"
#include "engine/data/decoding/decoder.h"

namespace formant {
namespace {

DecodeSettings settings_for(std::int64_t sample_rate_hz, const std::string& program,
                            const Path& scratch) {
    constexpr double whole_day_ms = 24 * 3600 * 1000.0;
    DecodeSettings settings;
    settings.program = program.empty() ? program_file() : Path(program);
    settings.scratch = scratch;
    settings.sample_rate_hz = sample_rate_hz;
    settings.trim.keep_ms = whole_day_ms; // keeps the silence at the ends
    settings.processes = 1;
    return settings;
}

} // namespace

Result<at::Tensor> decode_recording(const std::string& file, std::int64_t sample_rate_hz,
                                    const std::string& decode_program,
                                    const CancellationToken& cancellation) {
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    const auto children = with_threads([&] {
        return std::make_unique<DecodeChildren>(
            settings_for(sample_rate_hz, decode_program, scratch.path()));
    });
    if (!children)
        return fail(children.error());
    return decode_files({file}, **children, cancellation).front();
}

} // namespace formant
