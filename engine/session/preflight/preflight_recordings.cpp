#include "engine/session/preflight/preflight_recordings.h"

#include "engine/base/scratch_folder.h"
#include "engine/base/time_text.h"
#include "engine/data/decoding/recording_measurement.h"
#include "engine/data/doctor/doctor_recording.h"
#include "engine/session/data/recordings_to_try.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// What was measured of those that can be used, and why the others cannot.
struct Tried {
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
        return tl::unexpected(measured.error());
    if (measured->sound_seconds > 0)
        return measured->sound_seconds;
    return tl::unexpected(silent_recording(file));
}

Tried try_to_read(const std::vector<Path>& files, const RunConfig& config, const Path& program,
                  const Cancellation& cancellation) {
    const ScratchFolder scratch;
    DecodeSettings settings = decode_settings_of(config.data, config.voice.audio.sample_rate_hz);
    settings.program = program;
    settings.scratch = scratch.path();
    settings.processes = std::min(settings.processes, static_cast<std::int64_t>(files.size()));
    Tried tried;
    const std::vector<Measured> all = measure_files(files, settings, cancellation);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (const auto seconds = seconds_of_sound(files[i], all[i]))
            tried.seconds.push_back(*seconds);
        else
            tried.unusable.push_back(seconds.error());
    return tried;
}

void tell_of(const Tried& tried, std::size_t recordings, PreflightLines& lines) {
    const std::size_t count = tried.seconds.size() + tried.unusable.size();
    MessageArgs args = {{"tried", std::to_string(count)}, {"count", std::to_string(recordings)}};
    if (tried.unusable.empty()) {
        const double mean = tried.mean_seconds();
        args.emplace_back("seconds", fmt::format("{:.1f}", mean));
        args.emplace_back("total", duration_text(mean * static_cast<double>(recordings)));
        return lines.ok("recordings",
                        message(FORMANT_TR("session", "{tried} of the {count} recordings were "
                                                      "decoded to see: {seconds} s of sound each "
                                                      "on average, {total} in all"),
                                std::move(args)));
    }
    args.emplace_back("unusable", std::to_string(tried.unusable.size()));
    args.emplace_back("first", tried.unusable.front());
    if (tried.seconds.empty())
        return lines.failed(
            "recordings",
            {ErrorKind::data, message(FORMANT_TR("session", "none of the {tried} recordings that "
                                                            "were decoded to see can be used; the "
                                                            "first: {first}"),
                                      std::move(args))});
    lines.warn("recordings",
               message(FORMANT_TR("session", "{unusable} of {tried} recordings that were "
                                             "decoded to see cannot be used; the first: {first}; "
                                             "the window's page Data and `formant doctor` look "
                                             "at all {count}"),
                       std::move(args)));
}

} // namespace

std::optional<ClipSeconds> look_at_recordings(const RunConfig& config, const Path& program,
                                              const Utterances& corpus,
                                              const Cancellation& cancellation,
                                              PreflightLines& lines) {
    const Tried tried = try_to_read(recordings_to_try(corpus), config, program, cancellation);
    if (cancellation.requested())
        return std::nullopt;
    tell_of(tried, corpus.size(), lines);
    if (tried.seconds.empty())
        return std::nullopt;
    return ClipSeconds{tried.mean_seconds(),
                       *std::max_element(tried.seconds.begin(), tried.seconds.end())};
}

} // namespace formant
