#include "ui/training/live_settings_panel.h"

#include "ui/configuration/field_labels.h"
#include "ui/configuration/field_row.h"
#include "ui/messages/error_note.h"
#include "ui/training/layer_panel.h"
#include "ui/training/monitor_panel.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <fmt/format.h>

#include <utility>

namespace formant {

LiveSettingsPanel::LiveSettingsPanel(QWidget* parent)
    : QWidget(parent), draft_(new LiveDraft(this)), layers_(new LayerPanel(draft_->document())),
      monitor_(new MonitorPanel(draft_->document())), status_(new QLabel), apply_(new QPushButton),
      revert_(new QPushButton), error_(new ErrorNote) {
    setObjectName("live_settings");
    status_->setObjectName("live_status");
    status_->setWordWrap(true);
    apply_->setObjectName("apply_live");
    revert_->setObjectName("take_back_live");
    lay_out();
    connect(&draft_->document(), &ConfigDocument::changed, this, &LiveSettingsPanel::refresh);
    connect(&draft_->document(), &ConfigDocument::changed, this,
            &LiveSettingsPanel::emit_if_changed);
    connect(monitor_, &MonitorPanel::state_changed, this, &LiveSettingsPanel::refresh);
    connect(apply_, &QPushButton::clicked, this, &LiveSettingsPanel::apply);
    connect(revert_, &QPushButton::clicked, this, &LiveSettingsPanel::revert);
    connect(&loader_, &LiveConfigLoader::found, this, &LiveSettingsPanel::show_config);
    connect(&loader_, &LiveConfigLoader::failed, this, [this](const Error& error) {
        has_failed_to_load_ = true;
        error_->show_error(error);
    });
    retranslate();
    set_state(State::empty);
}

/// A field that loses the focus during destruction still writes to the draft.
LiveSettingsPanel::~LiveSettingsPanel() {
    draft_->document().disconnect(this);
    monitor_->disconnect(this);
}

void LiveSettingsPanel::lay_out() {
    auto* sides = new QHBoxLayout;
    sides->addWidget(layers_, 2);
    sides->addWidget(monitor_, 3);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(status_, 1);
    bottom->addWidget(revert_);
    bottom->addWidget(apply_);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(sides, 1);
    rows->addWidget(error_);
    rows->addLayout(bottom);
}

void LiveSettingsPanel::show_request(const Result<RunRequest>& request) {
    error_->clear();
    const std::string file = request ? request->config_file : std::string();
    const bool is_same_file = request && file == chosen_file_;
    chosen_file_ = file;
    is_shown_ = is_shown_ && is_same_file;
    update_ = is_shown_ ? &LiveDraft::update_actual : &LiveDraft::reset_to;
    if (!is_shown_)
        set_state(State::empty);
    if (request)
        loader_.load(start_config_source(*request));
}

void LiveSettingsPanel::begin_run(const QString& run_folder, bool is_followed) {
    error_->clear();
    last_change_ = {};
    is_shown_ = is_shown_ && !is_followed;
    // Changes made too late for the start can still be applied.
    update_ = is_shown_ ? &LiveDraft::update_actual : &LiveDraft::reset_to;
    set_state(State::running);
    recorded_config_ = live_config_source(run_folder.toStdString(), is_followed);
    loader_.load(recorded_config_);
}

/// The next start of the same run uses the settings of the last one.
void LiveSettingsPanel::end_run(const Result<RunRequest>& request) {
    error_->clear();
    update_ = is_shown_ ? &LiveDraft::rebase_on : &LiveDraft::reset_to;
    set_state(State::before_run);
    if (request)
        loader_.load(start_config_source(*request));
}

void LiveSettingsPanel::show_config(const LiveConfig& loaded) {
    if (loaded.layers)
        layers_->show_layers(loaded.layers);
    if (std::exchange(has_failed_to_load_, false))
        error_->clear();
    (draft_->*update_)(loaded.config);
    is_shown_ = true;
    set_state(state_ == State::empty ? State::before_run : state_);
}

void LiveSettingsPanel::set_state(State state) {
    state_ = state;
    for (QWidget* part : std::initializer_list<QWidget*>{layers_, monitor_})
        part->setEnabled(state != State::empty);
    apply_->setVisible(state == State::running || state == State::requested);
    refresh();
}

Result<std::vector<std::string>> LiveSettingsPanel::settings() const {
    if (const FieldRow* row = monitor_->invalid_row()) {
        Message why; // already translated
        why.text = tr("%1: %2").arg(field_label(row->field().key), row->error()).toStdString();
        return fail(ErrorKind::usage, why);
    }
    std::vector<std::string> settings;
    if (state_ == State::empty)
        return settings;
    if (const ConfigFault* fault = draft_->fault())
        return fail(ErrorKind::usage, fault->what);
    for (const auto& [key, value] : draft_->pending())
        settings.push_back(fmt::format("{}={}", key, value));
    return settings;
}

/// The draft also changes when a configuration is loaded, which does not change the settings.
void LiveSettingsPanel::emit_if_changed() {
    const auto now = settings();
    const Settings current = now ? Settings(*now) : std::nullopt;
    if (std::exchange(emitted_settings_, current) != current)
        Q_EMIT changed();
}

void LiveSettingsPanel::apply() {
    error_->clear();
    const SettingValues pending = draft_->pending();
    set_state(State::requested);
    Q_EMIT change_requested(pending);
}

void LiveSettingsPanel::show_answer(const Result<void>& answer) {
    if (answer)
        return;
    error_->show_error(answer.error());
    if (state_ == State::requested)
        set_state(State::running);
}

void LiveSettingsPanel::handle(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events)
        if (const auto* changed = std::get_if<SettingsChanged>(&event))
            handle(*changed);
        else if (const auto* state = std::get_if<RunState>(&event))
            handle(*state);
        else if (const auto* advice = std::get_if<Advice>(&event);
                 advice && advice->id == "settings-refused" && state_ == State::requested)
            show_answer(fail(ErrorKind::usage, advice->what));
}

/// While a run prepares, its folder may still hold the configuration of an earlier start.
void LiveSettingsPanel::handle(const RunState& state) {
    if (state.phase != RunPhase::training || !recorded_config_)
        return;
    update_ = is_shown_ ? &LiveDraft::update_actual : &LiveDraft::reset_to;
    loader_.load(std::exchange(recorded_config_, nullptr));
}

void LiveSettingsPanel::handle(const SettingsChanged& changed) {
    draft_->apply(changed);
    last_change_ = changed.what;
    set_state(state_ == State::requested ? State::running : state_);
}

void LiveSettingsPanel::revert() {
    error_->clear();
    draft_->revert();
}

void LiveSettingsPanel::refresh() {
    const bool is_invalid = monitor_->invalid_row() != nullptr || draft_->fault() != nullptr;
    const bool has_pending = !draft_->pending().empty();
    apply_->setEnabled(state_ == State::running && has_pending && !is_invalid);
    revert_->setEnabled(state_ != State::empty && (has_pending || is_invalid));
    status_->setText(status_text());
}

QString LiveSettingsPanel::status_text() const {
    const auto pending = static_cast<int>(draft_->pending().size());
    switch (state_) {
    case State::empty:
        return tr("Choose a configuration to edit its settings here.");
    case State::before_run:
        return pending == 0
                   ? tr("Same as the configuration.")
                   : tr("%n setting(s) changed from the configuration; used when the run starts.",
                        nullptr, pending);
    case State::requested:
        return tr("Applied at the next step…");
    case State::running:
        break;
    }
    if (pending > 0)
        return tr("%n pending change(s); press “Apply at next step” to use them.", nullptr,
                  pending);
    return last_change_.empty() ? tr("In sync with the run. Changes made here take effect at the "
                                     "next step once applied.")
                                : translate(last_change_);
}

void LiveSettingsPanel::retranslate() {
    apply_->setText(tr("Appl&y at next step"));
    revert_->setText(tr("Rever&t"));
    refresh();
}

void LiveSettingsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
