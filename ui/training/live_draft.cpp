#include "ui/training/live_draft.h"

namespace formant {
namespace {

QString text_of(const RunConfig& config) {
    return QString::fromStdString(run_config_yaml(config));
}

} // namespace

void LiveDraft::begin_with(const RunConfig& actual) {
    actual_ = actual;
    document_.begin_with(text_of(actual));
}

void LiveDraft::set_actual(const RunConfig& actual) {
    show(actual, wanted());
}

void LiveDraft::compare_with(const RunConfig& actual) {
    show(actual, live_changes(actual, document_.draft().config()));
}

void LiveDraft::show(const RunConfig& actual, const SettingValues& wanted) {
    actual_ = actual;
    document_.set_text(text_of(with_changes(actual, wanted)));
}

void LiveDraft::take(const SettingsChanged& changed) {
    set_actual(with_changes(actual_, changed.settings));
}

SettingValues LiveDraft::wanted() const {
    return live_changes(actual_, document_.draft().config());
}

void LiveDraft::take_back() {
    document_.begin_with(text_of(actual_));
}

const ConfigFault* LiveDraft::fault() const {
    const auto& faults = document_.draft().faults();
    return faults.empty() ? nullptr : &faults.front();
}

} // namespace formant
