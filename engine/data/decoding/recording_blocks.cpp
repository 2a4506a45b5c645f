#include "engine/data/decoding/recording_blocks.h"

#include "engine/base/os/os_module.h"
#include "engine/base/scratch_folder.h"
#include "engine/data/decoding/decode_child.h"
#include "engine/data/decoding/decoded_samples.h"

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr std::int64_t samples_per_block = std::int64_t{1} << 20;

DecodeSettings block_settings(const LongRecording& recording, const Path& scratch) {
    DecodeSettings settings;
    settings.program =
        recording.decode_program.empty() ? program_file() : Path(recording.decode_program);
    settings.scratch = scratch;
    settings.processes = 1;
    return settings;
}

Result<RecordingBlock> block_of(const Json& answer, std::int64_t first, const DecodeChild& child,
                                const Path& file) {
    const std::int64_t samples = answer.value("samples", std::int64_t{-1});
    const std::int64_t rate_hz = answer.value("sample_rate_hz", std::int64_t{0});
    if (samples < 0 || samples > samples_per_block || rate_hz <= 0)
        return unusable(file, invalid_answer_message());
    return read_decoded_samples(child.out(), samples).map([&](const at::Tensor& read) {
        return RecordingBlock{read, first, rate_hz,
                              answer.value("recording_samples", std::int64_t{0}),
                              answer.value("is_deep", false)};
    });
}

} // namespace

Result<void> for_each_block(const LongRecording& recording, const CancellationToken& cancellation,
                            const std::function<Result<void>(const RecordingBlock&)>& process) {
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    const DecodeSettings settings = block_settings(recording, scratch.path());
    DecodeChild child(settings, scratch.path() / "block");
    const Path file = recording.file;
    std::int64_t first = 0;
    for (bool is_last = false; !is_last;) {
        if (cancellation.requested())
            return fail(ErrorKind::interrupted,
                        message(FORMANT_TR("data", "stopped while reading {file}"),
                                {{"file", recording.file}}));
        const auto answer = child.query(file, {{"first", first},
                                               {"count", samples_per_block},
                                               {"channels", recording.channels},
                                               {"out", child.out().string()}});
        if (!answer)
            return fail(answer.error());
        const auto block = block_of(*answer, first, child, file);
        if (!block)
            return fail(block.error());
        if (auto done = process(*block); !done)
            return done;
        first += block->samples.numel();
        is_last = answer->value("is_last", true) || block->samples.numel() == 0;
    }
    return {};
}

} // namespace formant
