#include "ui/data/finding_details.h"

#include "ui/messages/error_note.h"
#include "ui/sign_icon.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>

#include <algorithm>
#include <utility>

namespace formant {

FindingDetails::FindingDetails(std::string decode_program, QWidget* parent)
    : QWidget(parent), decode_program_(std::move(decode_program)), what_(new QLabel),
      plot_(new RecordingPlot), play_(new QPushButton), text_label_(new QLabel),
      text_(new QPlainTextEdit), save_(new QPushButton), exclude_(new QPushButton),
      error_(new ErrorNote) {
    what_->setWordWrap(true);
    what_->setTextFormat(Qt::PlainText);
    what_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    what_->setObjectName("finding_sentence");
    plot_->setObjectName("recording_plot");
    play_->setObjectName("play");
    text_->setObjectName("finding_text");
    text_->setTabChangesFocus(true);
    text_->setMaximumHeight(fontMetrics().height() * 5);
    text_label_->setBuddy(text_);
    save_->setObjectName("save_text");
    exclude_->setObjectName("exclude");
    lay_out();
    connect_buttons();
    show_nothing();
}

void FindingDetails::lay_out() {
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(play_);
    buttons->addStretch(1);
    buttons->addWidget(save_);
    buttons->addWidget(exclude_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(what_);
    rows->addWidget(error_);
    rows->addWidget(plot_, 1);
    rows->addWidget(text_label_);
    rows->addWidget(text_);
    rows->addLayout(buttons);
}

void FindingDetails::connect_buttons() {
    connect(play_, &QPushButton::clicked, this,
            [this] { Q_EMIT play_asked(QString::fromStdString(finding_->file)); });
    connect(save_, &QPushButton::clicked, this,
            [this] { Q_EMIT text_changed(text_->toPlainText().simplified()); });
    connect(exclude_, &QPushButton::clicked, this, &FindingDetails::exclude_asked);
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        const bool is_other =
            finding_ && text_->toPlainText().simplified().toStdString() != finding_->text;
        save_->setEnabled(text_->isEnabled() && is_other &&
                          !text_->toPlainText().trimmed().isEmpty());
    });
}

void FindingDetails::retranslate() {
    play_->setText(tr("Pla&y"));
    play_->setIcon(sign_icon(QStyle::SP_MediaPlay));
    text_label_->setText(tr("&Text of the recording:"));
    save_->setText(tr("S&ave text"));
    exclude_->setText(tr("&Leave out %n recording(s)", nullptr, chosen_));
    what_->setText(finding_ ? translate(finding_->what)
                            : tr("Choose a finding to see and hear its recording."));
}

void FindingDetails::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FindingDetails::show_finding(const DatasetFinding& finding, bool can_change, int chosen) {
    const bool is_same =
        finding_ && finding_->file == finding.file && finding_->text == finding.text;
    finding_ = finding;
    chosen_ = chosen;
    if (!is_same)
        text_->setPlainText(QString::fromStdString(finding.text));
    enable(!finding.place.empty(), can_change, chosen);
    retranslate();
    draw(finding.place.empty() ? std::string() : finding.file);
}

void FindingDetails::show_nothing() {
    finding_.reset();
    chosen_ = 0;
    text_->clear();
    enable(false, false, 0);
    retranslate();
    draw({});
}

void FindingDetails::enable(bool has_recording, bool can_change, int chosen) {
    play_->setEnabled(has_recording);
    text_->setEnabled(can_change && chosen == 1);
    save_->setEnabled(false); // until the text is another
    exclude_->setEnabled(can_change);
}

void FindingDetails::draw(const std::string& file) {
    if (file == wanted_)
        return;
    wanted_ = file;
    error_->clear();
    plot_->clear();
    if (!reading_)
        read_wanted();
}

void FindingDetails::read_wanted() {
    if (wanted_.empty())
        return;
    const WaveformRequest request{wanted_, std::max(100, plot_->width()), decode_program_};
    reading_.emplace(
        *this,
        [request](const Cancellation& cancellation) {
            return read_waveform(request, cancellation);
        },
        [this, file = wanted_](const Result<Waveform>& waveform) {
            show_waveform(file, waveform);
        });
}

/// Meanwhile another recording may have been chosen.
void FindingDetails::show_waveform(const std::string& file, const Result<Waveform>& waveform) {
    reading_.reset();
    if (file != wanted_)
        return read_wanted();
    if (waveform)
        plot_->show_waveform(*waveform);
    else
        error_->show_error(waveform.error());
}

} // namespace formant
