#include "engine/session/speech/voice_conversion_service.h"

#include "engine/audio/audio_file.h"
#include "engine/base/exception_message.h"
#include "engine/base/os/os_files.h"
#include "engine/base/scratch_folder.h"
#include "engine/data/decoding/decoder.h"
#include "engine/session/speech/converted_files.h"
#include "engine/session/speech/voice_conversion.h"

#include <ATen/core/Tensor.h>

#include <chrono>

namespace formant {
namespace {

Error conversion_error(const std::exception& failure) {
    if (is_out_of_memory(failure))
        return {
            ErrorKind::device,
            message(FORMANT_TR(
                "session", "out of memory; split it into shorter recordings, or use --gpu cpu"))};
    return {ErrorKind::internal, message(FORMANT_TR("session", "voice conversion failed: {reason}"),
                                         {{"reason", exception_message(failure)}})};
}

class ConversionLoop {
  public:
    ConversionLoop(VoiceConversion conversion, const CancellationToken& cancellation)
        : conversion_(std::move(conversion)), cancellation_(cancellation),
          children_(with_scratch(conversion_.decoding, scratch_.path())) {}

    void convert(const std::string& recording, const Path& file) {
        const bool was_there = path_exists(file);
        const auto audio_s = decode(recording).and_then(
            [&](const AudioClip& clip) { return convert_and_write(clip, file); });
        if (!audio_s)
            return add_fault(recording, audio_s.error());
        report_.files.push_back(file.string());
        report_.audio_s += *audio_s;
        report_.overwritten += was_there ? 1 : 0;
    }
    void add_fault(const std::string& recording, const Error& why) {
        if (why.kind != ErrorKind::interrupted)
            report_.faults.push_back({recording, why.what});
    }
    const VoiceConversionReport& report() const { return report_; }

  private:
    static DecodeSettings with_scratch(DecodeSettings settings, const Path& scratch) {
        settings.scratch = scratch;
        return settings;
    }
    Result<AudioClip> decode(const std::string& recording) {
        if (!scratch_.created())
            return fail(scratch_.created().error());
        const Decoded samples = decode_files({recording}, children_, cancellation_).front();
        if (cancellation_.requested())
            return fail(ErrorKind::interrupted, {});
        if (!samples)
            return fail(samples.error());
        return AudioClip{*samples, conversion_.decoding.sample_rate_hz};
    }
    /// Returns the seconds of audio. An exception of LibTorch fails only this recording.
    Result<double> convert_and_write(const AudioClip& clip, const Path& file) const {
        try {
            CounterNoise noise(conversion_.seed, 0);
            const AudioClip made =
                conversion_.converter.convert(clip, conversion_.from, conversion_.to, noise);
            return write_audio(file, made).map([&] {
                return static_cast<double>(made.samples.numel()) /
                       static_cast<double>(made.sample_rate_hz);
            });
        } catch (const std::exception& failure) {
            return fail(conversion_error(failure));
        }
    }

    const VoiceConversion conversion_;
    const CancellationToken& cancellation_;
    const ScratchFolder scratch_;
    DecodeChildren children_;
    VoiceConversionReport report_;
};

Error conversion_stopped(std::size_t done, const VoiceConversionRequest& request) {
    return {
        ErrorKind::interrupted,
        message(FORMANT_TR("session",
                           "conversion was stopped; {done} of {all} recordings are in {folder}"),
                {{"done", std::to_string(done)},
                 {"all", std::to_string(request.recordings.size())},
                 {"folder", request.out_folder}})};
}

Result<VoiceConversionReport> convert_all(const VoiceConversionRequest& request,
                                          VoiceConversion conversion,
                                          const CancellationToken& cancellation) {
    const auto begin = std::chrono::steady_clock::now();
    const auto files = converted_files(request.recordings, request.out_folder, request.format);
    const auto loop = with_threads(
        [&] { return std::make_unique<ConversionLoop>(std::move(conversion), cancellation); });
    if (!loop)
        return fail(loop.error());
    ConversionLoop& converting = **loop;
    for (std::size_t i = 0; i < files.size() && !cancellation.requested(); ++i) {
        if (files[i])
            converting.convert(request.recordings[i], *files[i]);
        else
            converting.add_fault(request.recordings[i], files[i].error());
    }
    VoiceConversionReport report = converting.report();
    if (cancellation.requested())
        return fail(conversion_stopped(report.files.size(), request));
    const std::chrono::duration<double> needed = std::chrono::steady_clock::now() - begin;
    report.needed_s = needed.count();
    return report;
}

} // namespace

Result<VoiceConversionReport> convert_voices(const VoiceConversionRequest& request,
                                             const CancellationToken& cancellation) {
    auto conversion = open_voice_conversion(request);
    if (!conversion)
        return fail(conversion.error());
    return make_folder(request.out_folder).and_then([&] {
        return convert_all(request, std::move(*conversion), cancellation);
    });
}

} // namespace formant
