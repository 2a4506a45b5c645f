#include "engine/session/preflight/preflight_recordings.h"

#include "engine/base/scratch_folder.h"
#include "engine/base/text/time_text.h"
#include "engine/data/decoding/recording_measurement.h"
#include "engine/data/doctor/doctor_recording.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/enough_speech.h"
#include "engine/session/data/representative_recordings.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Stores the durations of the usable recordings, and the reasons why the others cannot be used.
struct DecodeTrial {
    std::vector<double> seconds;
    std::vector<Message> unusable;

    double mean_seconds() const {
        double sum = 0;
        for (const double one : seconds)
            sum += one;
        return sum / static_cast<double>(seconds.size());
    }
};

tl::expected<double, Message> seconds_of_sound(const Path& file, const Measured& measured) {
    if (!measured)
        return tl::unexpected(measured.error().what);
    if (measured->sound_seconds > 0)
        return measured->sound_seconds;
    return tl::unexpected(silent_recording_message(file));
}

/// Returns ErrorKind::disk for an error that is not the fault of a recording.
Result<DecodeTrial> decode_sample(const std::vector<Path>& files, const RunConfig& config,
                                  const Path& program, const CancellationToken& cancellation) {
    const ScratchFolder scratch;
    if (!scratch.created())
        return fail(scratch.created().error());
    DecodeSettings settings = decode_settings_of(config.data, config.voice.audio.sample_rate_hz);
    settings.program = program;
    settings.scratch = scratch.path();
    settings.processes = std::min(settings.processes, static_cast<std::int64_t>(files.size()));
    DecodeTrial tried;
    const std::vector<Measured> all = measure_files(files, settings, cancellation);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const auto seconds = seconds_of_sound(files[i], all[i]))
            tried.seconds.push_back(*seconds);
        else if (!all[i] && all[i].error().kind == ErrorKind::disk)
            return fail(all[i].error());
        else
            tried.unusable.push_back(seconds.error());
    return tried;
}

void report_decoding(const DecodeTrial& tried, std::size_t recordings, PreflightReport& report) {
    const std::size_t count = tried.seconds.size() + tried.unusable.size();
    MessageArgs args = {{"tried", std::to_string(count)}, {"count", std::to_string(recordings)}};
    if (tried.unusable.empty()) {
        const double mean = tried.mean_seconds();
        args.emplace_back("seconds", fmt::format("{:.1f}", mean));
        args.emplace_back("total", duration_text(mean * static_cast<double>(recordings)));
        return report.ok(
            "recordings",
            message(FORMANT_TR("session",
                               "{tried} of the {count} recordings were decoded as a test: "
                               "{seconds} s of audio each on average, {total} in total"),
                    std::move(args)));
    }
    args.emplace_back("unusable", std::to_string(tried.unusable.size()));
    args.emplace_back("first", tried.unusable.front());
    if (tried.seconds.empty())
        return report.failed(
            "recordings",
            {ErrorKind::data,
             message(FORMANT_TR("session", "none of the {tried} recordings that were decoded as a "
                                           "test can be used; first: {first}"),
                     std::move(args))});
    report.warn(
        "recordings",
        message(FORMANT_TR(
                    "session",
                    "{unusable} of {tried} recordings that were decoded as a test cannot be used; "
                    "first: {first}. The Data page and `formant doctor` check all {count}"),
                std::move(args)));
}

/// The demo has a vocabulary of a few words, for which a minute suffices; a vocoder learns sounds
/// that every language has.
void check_amount(const RunConfig& config, double seconds, PreflightReport& report) {
    if (config.preset == "demo" || !needs_texts(config.voice))
        return;
    if (auto warning = too_little_speech_warning(seconds, !config.train.pretrained_path.empty()))
        report.warn("too-little-speech", std::move(*warning));
}

/// Reports a trial in which a recording was usable.
ClipDurations report_trial(const RunConfig& config, const DecodeTrial& tried,
                           std::size_t recordings, PreflightReport& report) {
    report_decoding(tried, recordings, report);
    check_amount(config, tried.mean_seconds() * static_cast<double>(recordings), report);
    return {tried.mean_seconds(), *std::ranges::max_element(tried.seconds)};
}

} // namespace

std::optional<ClipDurations> check_recordings(const RunConfig& config, const Path& program,
                                              const Utterances& corpus,
                                              const CancellationToken& cancellation,
                                              PreflightReport& report) {
    const Result<DecodeTrial> tried =
        decode_sample(representative_recordings(corpus), config, program, cancellation);
    if (cancellation.requested())
        return std::nullopt;
    if (!tried) {
        report.failed("recordings", tried.error());
        return std::nullopt;
    }
    if (tried->seconds.empty()) {
        report_decoding(*tried, corpus.size(), report);
        return std::nullopt;
    }
    return report_trial(config, *tried, corpus.size(), report);
}

ClipDurations report_durations(const RunConfig& config, std::vector<double> seconds,
                               std::size_t recordings, PreflightReport& report) {
    return report_trial(config, {std::move(seconds), {}}, recordings, report);
}

} // namespace formant
