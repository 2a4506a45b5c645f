#include "ui/recording/recording_dialog.h"

#include "ui/messages/error_note.h"
#include "ui/messages/questions.h"
#include "ui/recording/room_page.h"
#include "ui/recording/voice_page.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

#include <utility>

namespace formant {

RecordingDialog::RecordingDialog(RecordingSetup setup, QWidget* parent)
    : QDialog(parent), recorder_(std::move(setup.input)), stack_(new QStackedWidget),
      error_(new ErrorNote), voice_(new VoicePage), room_(new RoomPage(recorder_)),
      prompts_(
          new PromptsPage(recorder_, std::move(setup.output), std::move(setup.decode_program))),
      back_(new QPushButton), forward_(new QPushButton), use_(new QPushButton),
      close_(new QPushButton) {
    setObjectName("recording_dialog");
    lay_out();
    connect_parts();
    retranslate();
    show_state();
    find_voices(setup.recordings);
}

/// Destroys the pages first, because they listen to the recorder.
RecordingDialog::~RecordingDialog() {
    task_.reset();
    delete stack_;
}

void RecordingDialog::lay_out() {
    back_->setObjectName("recording_back");
    forward_->setObjectName("recording_forward");
    use_->setObjectName("use_corpus");
    close_->setObjectName("close_recording");
    for (QWidget* page : std::initializer_list<QWidget*>{voice_, room_, prompts_})
        stack_->addWidget(page);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(close_);
    buttons->addStretch(1);
    for (QPushButton* button : {back_, forward_, use_})
        buttons->addWidget(button);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(error_);
    rows->addWidget(stack_, 1);
    rows->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 32);
}

void RecordingDialog::connect_parts() {
    connect(voice_, &VoicePage::changed, this, &RecordingDialog::show_state);
    connect(room_, &RoomPage::changed, this, &RecordingDialog::show_state);
    connect(prompts_, &PromptsPage::changed, this, &RecordingDialog::show_state);
    connect(back_, &QPushButton::clicked, this, &RecordingDialog::back);
    connect(forward_, &QPushButton::clicked, this, &RecordingDialog::forward);
    connect(use_, &QPushButton::clicked, this, &RecordingDialog::use);
    connect(close_, &QPushButton::clicked, this, &RecordingDialog::reject);
}

void RecordingDialog::find_voices(const Path& recordings) {
    task_.emplace(
        *this, [recordings](const CancellationToken&) { return find_existing_voices(recordings); },
        [this](ExistingVoices found) {
            task_.reset();
            voice_->show_existing(std::move(found));
        });
}

void RecordingDialog::forward() {
    if (stack_->currentWidget() == voice_)
        return open_session();
    prompts_->resume(room_->noise_dbfs());
    show_page(prompts_);
}

void RecordingDialog::back() {
    show_page(room_);
    room_->refresh_devices();
}

void RecordingDialog::open_session() {
    error_->clear();
    task_.emplace(
        *this,
        [plan = voice_->plan()](const CancellationToken&) { return open_recording_session(plan); },
        [this](Result<RecordingSession> session) {
            task_.reset();
            if (!session)
                error_->show_error(session.error());
            else {
                prompts_->begin(std::move(*session));
                back();
            }
            show_state();
        });
    show_state();
}

void RecordingDialog::show_page(QWidget* page) {
    stack_->setCurrentWidget(page);
    show_state();
    page->setFocus();
}

void RecordingDialog::show_state() {
    const QWidget* page = stack_->currentWidget();
    back_->setVisible(page == prompts_);
    forward_->setVisible(page != prompts_);
    forward_->setEnabled(!task_ && (page == voice_ ? voice_->is_complete() : room_->is_complete()));
    forward_->setDefault(page != prompts_);
    use_->setVisible(page != voice_);
    use_->setEnabled(prompts_->recorded_count() > 0);
    for (QPushButton* button : {back_, use_, close_})
        button->setAutoDefault(false); // Enter means the next sentence
}

void RecordingDialog::use() {
    const RecordingSession& session = prompts_->session();
    Q_EMIT use_requested(QString::fromStdString(session.folder.string()),
                         QString::fromStdString(session.language));
    accept();
}

void RecordingDialog::reject() {
    if (prompts_->is_recording())
        return prompts_->discard_take();
    const bool loses_text = stack_->currentWidget() == voice_ && voice_->has_typed();
    if (!loses_text ||
        confirm_loss(*this, tr("Record a voice"),
                     tr("Close without keeping what you typed about the voice?"), tr("Discard")))
        QDialog::reject();
}

void RecordingDialog::retranslate() {
    setWindowTitle(tr("Record a voice"));
    back_->setText(tr("&Microphone…"));
    forward_->setText(tr("&Next"));
    use_->setText(tr("&Use these recordings"));
    use_->setToolTip(tr("Opens them on the Data page for training."));
    close_->setText(tr("&Close"));
}

void RecordingDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace formant
