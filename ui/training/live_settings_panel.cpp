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
      take_back_(new QPushButton), error_(new ErrorNote) {
    setObjectName("live_settings");
    status_->setObjectName("live_status");
    status_->setWordWrap(true);
    status_->setTextFormat(Qt::PlainText);
    apply_->setObjectName("apply_live");
    take_back_->setObjectName("take_back_live");
    lay_out();
    connect(&draft_->document(), &ConfigDocument::changed, this, &LiveSettingsPanel::refresh);
    connect(&draft_->document(), &ConfigDocument::changed, this,
            &LiveSettingsPanel::tell_of_change);
    connect(monitor_, &MonitorPanel::state_changed, this, &LiveSettingsPanel::refresh);
    connect(apply_, &QPushButton::clicked, this, &LiveSettingsPanel::apply);
    connect(take_back_, &QPushButton::clicked, this, &LiveSettingsPanel::take_back);
    connect(&look_, &LiveLook::found, this, &LiveSettingsPanel::show_facts);
    connect(&look_, &LiveLook::failed, error_, &ErrorNote::show_error);
    retranslate();
    set_state(State::nothing);
}

/// A field that loses the focus at the end still speaks to the draft.
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
    bottom->addWidget(take_back_);
    bottom->addWidget(apply_);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(error_);
    rows->addLayout(sides, 1);
    rows->addLayout(bottom);
}

void LiveSettingsPanel::show_request(const Result<RunRequest>& request) {
    error_->clear();
    show_ = &LiveDraft::begin_with;
    is_shown_ = false;
    set_state(State::nothing);
    if (request)
        look_.look(facts_at_start(*request));
}

void LiveSettingsPanel::begin_run(const QString& run_folder, bool is_followed) {
    error_->clear();
    changed_ = {};
    is_shown_ = is_shown_ && !is_followed;
    // What was changed too late for the start can be applied.
    show_ = is_shown_ ? &LiveDraft::set_actual : &LiveDraft::begin_with;
    set_state(State::runs);
    look_.look(facts_of_live_run(run_folder.toStdString(), is_followed));
}

/// With what it was trained last, another start trains it too.
void LiveSettingsPanel::end_run(const Result<RunRequest>& request) {
    error_->clear();
    show_ = is_shown_ ? &LiveDraft::compare_with : &LiveDraft::begin_with;
    set_state(State::before_a_run);
    if (request)
        look_.look(facts_at_start(*request));
}

void LiveSettingsPanel::show_facts(const LiveFacts& facts) {
    if (facts.layers)
        layers_->show_layers(facts.layers);
    (draft_->*show_)(facts.config);
    is_shown_ = true;
    set_state(state_ == State::nothing ? State::before_a_run : state_);
}

void LiveSettingsPanel::set_state(State state) {
    state_ = state;
    for (QWidget* part : std::initializer_list<QWidget*>{layers_, monitor_})
        part->setEnabled(state != State::nothing);
    apply_->setVisible(state == State::runs || state == State::asked);
    refresh();
}

Result<std::vector<std::string>> LiveSettingsPanel::settings() const {
    if (const FieldRow* row = monitor_->mistyped_row()) {
        Message why; // is in the window's language already
        why.text = tr("%1: %2").arg(field_label(row->field().key), row->error()).toStdString();
        return fail(ErrorKind::usage, why);
    }
    std::vector<std::string> settings;
    if (state_ == State::nothing)
        return settings;
    if (const ConfigFault* fault = draft_->fault())
        return fail(ErrorKind::usage, fault->what);
    for (const auto& [key, value] : draft_->wanted())
        settings.push_back(fmt::format("{}={}", key, value));
    return settings;
}

/// The draft also changes when a configuration has been read, which changes nothing for a run.
void LiveSettingsPanel::tell_of_change() {
    const auto now = settings();
    const Told told = now ? Told(*now) : std::nullopt;
    if (std::exchange(told_, told) != told)
        Q_EMIT changed();
}

void LiveSettingsPanel::apply() {
    error_->clear();
    const SettingValues wanted = draft_->wanted();
    set_state(State::asked);
    Q_EMIT change_asked(wanted);
}

void LiveSettingsPanel::show_answer(const Result<void>& answer) {
    if (answer)
        return;
    error_->show_error(answer.error());
    if (state_ == State::asked)
        set_state(State::runs);
}

void LiveSettingsPanel::take(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events)
        if (const auto* changed = std::get_if<SettingsChanged>(&event))
            take(*changed);
        else if (const auto* advice = std::get_if<Advice>(&event);
                 advice && advice->id == "settings-refused" && state_ == State::asked)
            show_answer(fail(ErrorKind::usage, advice->what));
}

void LiveSettingsPanel::take(const SettingsChanged& changed) {
    draft_->take(changed);
    changed_ = changed.what;
    set_state(state_ == State::asked ? State::runs : state_);
}

void LiveSettingsPanel::take_back() {
    error_->clear();
    draft_->take_back();
}

void LiveSettingsPanel::refresh() {
    const bool is_wrong = monitor_->mistyped_row() != nullptr || draft_->fault() != nullptr;
    const bool is_wanted = !draft_->wanted().empty();
    apply_->setEnabled(state_ == State::runs && is_wanted && !is_wrong);
    take_back_->setEnabled(state_ != State::nothing && (is_wanted || is_wrong));
    status_->setText(status_words());
}

QString LiveSettingsPanel::status_words() const {
    const auto wanted = static_cast<int>(draft_->wanted().size());
    switch (state_) {
    case State::nothing:
        return tr("Choose what to train; then it can be changed here.");
    case State::before_a_run:
        return wanted == 0 ? tr("As in the configuration.")
                           : tr("%n setting(s) other than in the configuration; they go to the run "
                                "when it starts.",
                                nullptr, wanted);
    case State::asked:
        return tr("Taken up at the next step…");
    case State::runs:
        break;
    }
    if (wanted > 0)
        return tr("%n setting(s) changed here; applied, the training takes them up at its next "
                  "step.",
                  nullptr, wanted);
    return changed_.empty() ? tr("As the training has it. What is changed here takes effect at "
                                 "its next step once it is applied.")
                            : translate(changed_);
}

void LiveSettingsPanel::retranslate() {
    apply_->setText(tr("Appl&y at the next step"));
    take_back_->setText(tr("&Take back"));
    refresh();
}

void LiveSettingsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace formant
