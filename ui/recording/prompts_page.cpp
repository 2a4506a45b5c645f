#include "ui/recording/prompts_page.h"

#include "ui/languages/shown.h"
#include "ui/messages/error_note.h"
#include "ui/recording/prompt_view.h"
#include "ui/recording/take_feedback.h"
#include "ui/samples/recording_player.h"

#include <QtWidgets/QBoxLayout>

#include <algorithm>
#include <utility>

namespace formant {

PromptsPage::PromptsPage(TakeRecorder& recorder, std::unique_ptr<AudioOutput> output,
                         std::string decode_program, QWidget* parent)
    : QWidget(parent), recorder_(recorder), error_(new ErrorNote), view_(new PromptView),
      player_(new RecordingPlayer(std::move(output), std::move(decode_program), this)) {
    setFocusProxy(view_);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(view_, 1);
    rows->addWidget(error_);
    connect_parts();
}

void PromptsPage::connect_parts() {
    connect(&view_->buttons(), &TakeButtons::record_requested, this, &PromptsPage::toggle);
    connect(&view_->buttons(), &TakeButtons::retake_requested, this, &PromptsPage::start);
    connect(&view_->buttons(), &TakeButtons::play_requested, this, &PromptsPage::play);
    connect(&view_->buttons(), &TakeButtons::next_requested, this, [this] { step(1); });
    connect(&view_->buttons(), &TakeButtons::previous_requested, this, [this] { step(-1); });
    connect(&recorder_, &TakeRecorder::level_measured, view_, &PromptView::show_level);
    connect(&recorder_, &TakeRecorder::max_length_reached, this, [this] {
        if (view_->state() == PromptState::recording)
            finish();
    });
    connect(&recorder_, &TakeRecorder::input_lost, this, &PromptsPage::lose_input);
    connect(player_, &RecordingPlayer::failed, error_, &ErrorNote::show_error);
    connect(player_, &RecordingPlayer::not_played, error_, &ErrorNote::show_text);
}

void PromptsPage::begin(RecordingSession session) {
    session_ = std::move(session);
    const std::size_t first = next_unrecorded(session_.prompts);
    show_prompt(first < session_.prompts.size() ? first : 0);
    Q_EMIT changed();
}

void PromptsPage::resume(double room_noise_dbfs) {
    room_noise_dbfs_ = room_noise_dbfs;
    error_->clear();
    view_->set_can_record(recorder_.is_listening());
}

int PromptsPage::recorded_count() const {
    return static_cast<int>(
        std::count_if(session_.prompts.begin(), session_.prompts.end(),
                      [](const PromptToRecord& prompt) { return !prompt.recording.empty(); }));
}

bool PromptsPage::is_recording() const {
    return view_->state() == PromptState::recording;
}

void PromptsPage::show_prompt(std::size_t index) {
    player_->stop();
    index_ = index;
    view_->show_prompt(shown(prompt().text), static_cast<int>(index + 1),
                       static_cast<int>(session_.prompts.size()));
    show_state();
}

void PromptsPage::show_state() {
    view_->set_recorded(recorded_count());
    view_->set_state(prompt().recording.empty() ? PromptState::to_speak : PromptState::spoken);
}

void PromptsPage::toggle() {
    if (is_recording())
        finish();
    else
        start();
}

void PromptsPage::start() {
    player_->stop();
    error_->clear();
    view_->show_feedback({});
    recorder_.begin();
    view_->set_state(PromptState::recording);
}

void PromptsPage::finish() {
    view_->set_state(PromptState::saving);
    saving_.emplace(
        *this,
        [place = PromptPlace{session_.folder, session_.list, index_}, sound = recorder_.end(),
         noise = room_noise_dbfs_](const CancellationToken&) {
            return check_and_save_take(place, sound, noise);
        },
        [this](const Result<SavedTake>& saved) { show_saved(saved); });
}

void PromptsPage::show_saved(const Result<SavedTake>& saved) {
    saving_.reset();
    if (!saved)
        error_->show_error(saved.error());
    else {
        if (!saved->recording.empty())
            prompt().recording = saved->recording;
        view_->show_feedback(take_feedback(saved->faults));
    }
    show_state();
    Q_EMIT changed();
}

void PromptsPage::discard_take() {
    recorder_.end();
    show_state();
}

void PromptsPage::lose_input(const QString& why) {
    if (is_recording())
        discard_take();
    view_->set_can_record(false);
    error_->show_text(why);
}

void PromptsPage::play() {
    error_->clear();
    player_->play(QString::fromStdString(prompt().recording));
}

/// Continues after the last sentence with the first one without a recording.
void PromptsPage::step(int by) {
    const std::size_t count = session_.prompts.size();
    if (by < 0)
        return show_prompt(index_ > 0 ? index_ - 1 : 0);
    if (index_ + 1 < count)
        return show_prompt(index_ + 1);
    const std::size_t open = next_unrecorded(session_.prompts);
    show_prompt(open < count ? open : index_);
}

} // namespace formant
