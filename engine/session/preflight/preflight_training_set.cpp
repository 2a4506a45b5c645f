#include "engine/session/preflight/preflight_training_set.h"

#include "engine/models/model_kinds.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/data/recorded_split.h"
#include "engine/session/data/training_data.h"
#include "engine/session/voices/acoustic_teacher.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/run_text.h"

namespace formant {
namespace {

constexpr std::size_t max_recordings_of_set = 300;
constexpr std::uintmax_t max_bytes_of_set = 100'000'000;

bool is_read_quickly(const Utterances& corpus) {
    std::uintmax_t bytes = 0;
    for (const Utterance& utterance : corpus) {
        std::error_code missing;
        const auto size = std::filesystem::file_size(utterance.file, missing);
        bytes += missing ? 0 : size;
    }
    return corpus.size() <= max_recordings_of_set && bytes <= max_bytes_of_set;
}

/// Returns the recordings as the run selects them. A failure to read the weights, the texts or the
/// symbols, which another check reports, is returned too.
Result<TrainingData> select_as_run(const RunConfig& config, const ResumePoint& point,
                                   const Path& program, const CancellationToken& cancellation) {
    VoiceConfig voice = config.voice;
    std::optional<Pretrained> weights;
    if (point.starts_fresh() && !config.train.pretrained_path.empty()) {
        auto read = read_pretrained(config.train.pretrained_path, kind_of(voice.model));
        if (!read)
            return fail(read.error());
        weights = std::move(*read);
    }
    const Pretrained* pretrained = weights ? &*weights : nullptr;
    const StateTree* checkpoint = point.starts_fresh() ? nullptr : &point.checkpoint->state;
    resolve_keep_stress(voice.text, checkpoint, pretrained);
    if (needs_texts(voice))
        if (auto resolved = resolve_vocabulary(voice.text, checkpoint, pretrained); !resolved)
            return fail(resolved.error());
    auto text = checkpoint != nullptr
                    ? resumed_run_text(voice.text, *checkpoint)
                    : initial_run_text(voice.text, pretrained, config.train.pretrained_partial);
    if (!text)
        return fail(text.error());
    voice.text.layout = name_of(text->layout);
    return model_text_reader(voice).and_then([&](const auto& reader) {
        return select_training_data({config.data, voice, reader.get(), program,
                                     std::move(text->symbols), text->can_grow,
                                     /*preload=*/false, split_history_of(checkpoint)},
                                    cancellation);
    });
}

void report_set(const TrainingData& data, std::size_t usable, PreflightReport& report) {
    const std::size_t used = data.training.size() + data.validation.size();
    const auto count = static_cast<std::int64_t>(data.training.size());
    MessageArgs args = {{"training", std::to_string(count)},
                        {"validation", std::to_string(data.validation.size())}};
    if (data.excluded.empty())
        return report.ok("training-set",
                         message(FORMANT_TR("session", "{training} {recording|recordings} to train "
                                                       "on, {validation} to validate"),
                                 std::move(args), count));
    args.emplace_back("skipped", std::to_string(data.excluded.size()));
    args.emplace_back("reason", data.excluded.back());
    Message what = message(
        FORMANT_TR("session", "{training} {recording|recordings} to train on, {validation} to "
                              "validate; {skipped} will be skipped, one of them because: {reason}"),
        std::move(args), count);
    if (used < usable)
        report.warn("training-set", std::move(what));
    else // the others are reported
        report.ok("training-set", std::move(what));
}

std::vector<double> durations_of(const TrainingData& data, std::int64_t sample_rate_hz) {
    std::vector<double> seconds;
    for (const TrainingClips* clips : {&data.training, &data.validation})
        for (const TrainingClip& clip : *clips)
            seconds.push_back(static_cast<double>(clip.samples.numel()) /
                              static_cast<double>(sample_rate_hz));
    return seconds;
}

} // namespace

std::optional<std::vector<double>> check_training_set(const RunConfig& config,
                                                      const ResumePoint& point,
                                                      const Utterances& usable, const Path& program,
                                                      const CancellationToken& cancellation,
                                                      PreflightReport& report) {
    if (has_acoustic_teacher(config.voice.model) || !is_read_quickly(usable))
        return std::nullopt;
    const auto data = select_as_run(config, point, program, cancellation);
    if (cancellation.requested())
        return std::nullopt;
    if (!data) {
        report.failed("training-set", data.error());
        return std::nullopt;
    }
    report_set(*data, usable.size(), report);
    return durations_of(*data, config.voice.audio.sample_rate_hz);
}

} // namespace formant
