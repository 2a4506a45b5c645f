#include "ui/training/live_draft.h"

namespace formant {
namespace {

QString text_of(const RunConfig& config) {
    return QString::fromStdString(run_config_yaml(config));
}

} // namespace

void LiveDraft::reset_to(const RunConfig& actual) {
    actual_ = actual;
    document_.start_unsaved(text_of(actual));
}

void LiveDraft::update_actual(const RunConfig& actual) {
    show(actual, pending());
}

void LiveDraft::rebase_on(const RunConfig& actual) {
    show(actual, live_changes(actual, document_.draft().config()));
}

void LiveDraft::show(const RunConfig& actual, const SettingValues& pending) {
    actual_ = actual;
    document_.set_text(text_of(with_changes(actual, pending)));
}

void LiveDraft::apply(const SettingsChanged& changed) {
    update_actual(with_changes(actual_, changed.settings));
}

SettingValues LiveDraft::pending() const {
    return live_changes(actual_, document_.draft().config());
}

void LiveDraft::revert() {
    document_.start_unsaved(text_of(actual_));
}

const ConfigFault* LiveDraft::fault() const {
    const auto& faults = document_.draft().faults();
    return faults.empty() ? nullptr : &faults.front();
}

} // namespace formant
