#include "engine/session/training/resumed_run.h"

#include "engine/models/model_kinds.h"
#include "engine/session/runs/run_changes.h"
#include "engine/session/training/checkpoint_header.h"
#include "engine/train/changed_config.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {
namespace {

/// A change at the step of the checkpoint may have been made before or after that was saved.
/// Applying it twice has the same effect as once, so it is replayed too.
PendingChanges apply_changes_before_checkpoint(std::vector<RecordedSettingsChange> changes,
                                               RunConfig& config, RunEvents& events) {
    PendingChanges pending;
    for (RecordedSettingsChange& change : changes) {
        if (change.step == events.step())
            for (const auto& setting : change.settings)
                pending.keys_at_checkpoint.push_back(setting.first);
        if (change.step >= events.step())
            pending.changes.push_back(std::move(change));
        else if (auto changed = with_settings(config.train, change.settings))
            config.train = std::move(*changed);
        else
            events.advise("settings-refused", changed.error().what);
    }
    return pending;
}

/// Returns true if dropout has drawn its masks in another way up to this checkpoint.
bool draws_other_dropout(const StateTree& checkpoint, const RunConfig& config) {
    constexpr std::int64_t first_with_masks_by_sample = 2;
    const auto format = checkpoint.get<std::int64_t>("format");
    return kind_of(config.voice.model).uses_dropout() && format &&
           *format < first_with_masks_by_sample;
}

} // namespace

Result<PendingChanges> load_setting_changes(const RunFolder& folder, const std::string& resume,
                                            RunConfig& config, RunEvents& events) {
    const RunChanges recorded(folder.path());
    const bool is_named = resume != "auto";
    return (is_named ? recorded.discard_after(events.step()) : Result<void>())
        .and_then([&] { return recorded.effective_changes(run_config_yaml(config)); })
        .map([&](std::vector<RecordedSettingsChange> changes) {
            return apply_changes_before_checkpoint(std::move(changes), config, events);
        });
}

void report_differences(const StateTree& checkpoint, const StateTree& header,
                        const RunConfig& config, const std::vector<std::string>& keys_at_checkpoint,
                        RunEvents& events) {
    if (has_different_corpus(checkpoint, header))
        events.advise("other-corpus",
                      message(FORMANT_TR("session", "the checkpoint was trained on a different "
                                                    "corpus; training continues on the new one")));
    if (has_different_teacher(checkpoint, header))
        events.advise("other-frames-voice",
                      message(FORMANT_TR("session", "the acoustic model that predicts the mels is "
                                                    "not the one used before, or was trained "
                                                    "further; training continues on the mels that "
                                                    "it predicts now")));
    if (draws_other_dropout(checkpoint, config))
        events.report_state(
            RunPhase::preparing,
            message(FORMANT_TR("session", "the checkpoint is of an earlier version; from here on, "
                                          "dropout draws other masks than that version would")));
    std::vector<std::string> changed = changed_settings(checkpoint, config);
    std::erase_if(changed, [&](const std::string& key) {
        return std::ranges::find(keys_at_checkpoint, key) != keys_at_checkpoint.end();
    });
    if (!changed.empty())
        events.advise(
            "other-settings",
            message(FORMANT_TR("session", "changed since the checkpoint: {keys}; training "
                                          "continues with the new values, so the result "
                                          "differs from that of an uninterrupted run"),
                    {{"keys", fmt::format("{}", fmt::join(changed, ", "))}}));
}

Result<void> quarantine_damaged_checkpoints(const RunFolder& folder,
                                            const std::vector<DamagedCheckpoint>& damaged,
                                            RunEvents& events) {
    CheckpointStore store(folder.checkpoints());
    for (const DamagedCheckpoint& one : damaged) {
        const auto renamed = store.quarantine(one.file);
        if (!renamed)
            return fail(renamed.error());
        events.report_state(
            RunPhase::preparing,
            message(FORMANT_TR("session", "the damaged checkpoint was renamed to {file}"),
                    {{"file", renamed->string()}}));
    }
    return {};
}

Result<void> archive_newer_checkpoints(const RunFolder& folder, RunEvents& events) {
    const auto count = CheckpointStore(folder.checkpoints()).archive_newer_than(events.step());
    if (!count)
        return fail(count.error());
    if (*count > 0)
        events.advise(
            "later-checkpoints-set-aside",
            message(FORMANT_TR("session", "{count} newer {checkpoint was|checkpoints were} renamed "
                                          "to abandoned_step_N.pt, because the run continues from "
                                          "an earlier step"),
                    {{"count", std::to_string(*count)}}, *count));
    return {};
}

} // namespace formant
