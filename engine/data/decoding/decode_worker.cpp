#include "engine/data/decoding/decode_worker.h"

#include "engine/audio/audio_file.h"
#include "engine/audio/loudness.h"
#include "engine/audio/resample.h"
#include "engine/audio/trim.h"
#include "engine/base/atomic_file.h"
#include "engine/base/disk_check.h"
#include "engine/base/exception_message.h"
#include "engine/base/message_json.h"
#include "engine/base/one_thread.h"
#include "engine/base/os/os_memory.h"
#include "engine/base/stage_profiler.h"
#include "engine/base/text/json_text.h"
#include "engine/data/decoding/block_reader.h"
#include "engine/data/decoding/decoded_samples.h"
#include "engine/data/decoding/recording_measurement.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

#include <iostream>

namespace formant {
namespace {

using Json = nlohmann::json;

Result<void> reject_silence(const AudioClip& clip) {
    if (clip.samples.numel() > 0)
        return {};
    return fail(ErrorKind::data, message(FORMANT_TR("data", "it is silent throughout")));
}

double ms_of(const StageProfiler& stages, Stage stage) {
    double sum = 0;
    for (const StageSpan& span : stages.spans())
        if (span.stage == stage)
            sum += span.ms();
    return sum;
}

/// Reads the whole file into the page cache, so that the time for decoding, which reads in small
/// pieces, does not include the disk.
void read_through(const Path& file, StageProfiler& stages) {
    timed(&stages, Stage::read, [&] { return read_file(file); });
}

/// Blames the recording only if all of its bytes can be read, and tries again then, because a disk
/// may have failed for a moment.
Result<AudioClip> read_recording(const Path& file, ChannelRule channels) {
    if (auto clip = read_audio(file, channels))
        return clip;
    return check_disk_of(file).and_then([&] {
        return read_audio(file, channels).map_error([](Error error) {
            return Error{ErrorKind::data, std::move(error.what)};
        });
    });
}

Result<Json> decode(const Json& request, const TrimConfig& trim) {
    const LoudnessConfig loudness{request.at("normalise_loudness"),
                                  request.at("loudness_target_lufs")};
    const ChannelRule channels = channel_rule_named(request.at("channels"));
    const Path out = request.at("out").get<std::string>();
    const Path file = request.at("file").get<std::string>();
    StageProfiler stages;
    if (request.value("timed", false))
        read_through(file, stages);
    auto clip = read_recording(file, channels)
                    .and_then([&](const AudioClip& read) {
                        return timed(&stages, Stage::resample,
                                     [&] { return resample(read, request.at("sample_rate_hz")); });
                    })
                    .map([&](const AudioClip& read) { return trim_silence(read, trim); })
                    .map([&](const AudioClip& read) { return normalize_loudness(read, loudness); });
    if (!clip)
        return fail(clip.error());
    return reject_silence(*clip)
        .and_then([&] { return write_decoded_samples(out, clip->samples); })
        .map([&] {
            return Json{{"samples", clip->samples.numel()},
                        {"read_ms", ms_of(stages, Stage::read)},
                        {"resample_ms", ms_of(stages, Stage::resample)}};
        });
}

/// Answers the request for a block of a long recording, whose reader stays open for the next one.
Result<Json> decode_block(const Json& request, BlockReader& blocks) {
    const Path file = request.at("file").get<std::string>();
    const Path out = request.at("out").get<std::string>();
    const BlockRequest wanted{request.at("first"), request.at("count"),
                              channel_rule_named(request.at("channels"))};
    auto block = blocks.read(file, wanted);
    if (!block)
        if (auto disk = check_disk_of(file); !disk)
            return fail(disk.error());
    return block.and_then([&](const SoundBlock& read) {
        return write_decoded_samples(out, read.samples).map([&] {
            return Json{{"samples", read.samples.numel()},
                        {"sample_rate_hz", read.sample_rate_hz},
                        {"recording_samples", read.recording_samples},
                        {"is_last", read.is_last},
                        {"is_deep", read.is_deep}};
        });
    });
}

Result<Json> handle_request(const Json& request, BlockReader& blocks) {
    if (request.contains("first"))
        return decode_block(request, blocks);
    const TrimConfig trim{request.at("trim_threshold_db"), request.at("trim_keep_ms")};
    if (!request.contains("measure"))
        return decode(request, trim);
    return read_recording(request.at("file").get<std::string>(), ChannelRule::mix)
        .map([&](const AudioClip& clip) { return Json(measure(clip, trim)); });
}

Json failure_answer(const Error& error) {
    return {{"ok", false}, {"error", error_to_json(error)}};
}

Error error_of(const std::exception& failure) {
    return {ErrorKind::data,
            is_out_of_memory(failure)
                ? message(FORMANT_TR("data", "it needs more memory than allowed for a recording"))
                : Message{"", exception_message(failure), {}}};
}

Json answer(const std::string& line, BlockReader& blocks) {
    try {
        auto done = handle_request(parse_json(line), blocks);
        if (!done)
            return failure_answer(done.error());
        (*done)["ok"] = true;
        return *done;
    } catch (const std::exception& failure) {
        return failure_answer(error_of(failure));
    }
}

} // namespace

int run_decode_worker() {
    keep_freed_memory();
    set_single_threaded(); // the other workers use the other cores
    BlockReader blocks;
    for (std::string line; std::getline(std::cin, line);)
        std::cout << answer(line, blocks).dump(-1, ' ', false, Json::error_handler_t::replace)
                  << std::endl;
    return 0;
}

} // namespace formant
