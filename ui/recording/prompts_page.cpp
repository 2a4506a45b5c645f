#include "ui/recording/prompts_page.h"

#include "ui/messages/error_note.h"
#include "ui/recording/prompt_view.h"
#include "ui/recording/take_words.h"
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
    rows->addWidget(error_);
    rows->addWidget(view_, 1);
    connect_parts();
}

void PromptsPage::connect_parts() {
    connect(&view_->buttons(), &TakeButtons::record_asked, this, &PromptsPage::toggle);
    connect(&view_->buttons(), &TakeButtons::retake_asked, this, &PromptsPage::start);
    connect(&view_->buttons(), &TakeButtons::play_asked, this, &PromptsPage::play);
    connect(&view_->buttons(), &TakeButtons::next_asked, this, [this] { step(1); });
    connect(&view_->buttons(), &TakeButtons::previous_asked, this, [this] { step(-1); });
    connect(&recorder_, &TakeRecorder::heard, view_, &PromptView::show_level);
    connect(&recorder_, &TakeRecorder::filled, this, [this] {
        if (view_->state() == PromptState::recording)
            finish();
    });
    connect(&recorder_, &TakeRecorder::ended, this, &PromptsPage::lose_input);
    connect(player_, &RecordingPlayer::failed, error_, &ErrorNote::show_error);
    connect(player_, &RecordingPlayer::not_played, error_, &ErrorNote::show_text);
}

void PromptsPage::begin(RecordingSession session) {
    session_ = std::move(session);
    const std::size_t first = next_unrecorded(session_.prompts);
    show_prompt(first < session_.prompts.size() ? first : 0);
    Q_EMIT changed();
}

void PromptsPage::go_on(double room_noise_dbfs) {
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
    view_->show_prompt(QString::fromStdString(prompt().text), static_cast<int>(index + 1),
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
    view_->say({});
    recorder_.begin();
    view_->set_state(PromptState::recording);
}

void PromptsPage::finish() {
    view_->set_state(PromptState::keeping);
    keeping_.emplace(
        *this,
        [place = PromptPlace{session_.folder, session_.list, index_}, sound = recorder_.end(),
         room = room_noise_dbfs_](const Cancellation&) {
            return judge_and_keep(place, sound, room);
        },
        [this](const Result<KeptTake>& kept) { take_kept(kept); });
}

void PromptsPage::take_kept(const Result<KeptTake>& kept) {
    keeping_.reset();
    if (!kept)
        error_->show_error(kept.error());
    else {
        if (!kept->recording.empty())
            prompt().recording = kept->recording;
        view_->say(words_of(kept->faults));
    }
    show_state();
    Q_EMIT changed();
}

void PromptsPage::drop_take() {
    recorder_.end();
    show_state();
}

void PromptsPage::lose_input(const QString& why) {
    if (is_recording())
        drop_take();
    view_->set_can_record(false);
    error_->show_text(why);
}

void PromptsPage::play() {
    error_->clear();
    player_->play(QString::fromStdString(prompt().recording));
}

/// After the last comes the first that is still to be spoken.
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
