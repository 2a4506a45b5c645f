#include "ui/data/finding_details.h"

#include "ui/data/recording_path.h"
#include "ui/data/recording_text.h"
#include "ui/messages/error_note.h"
#include "ui/sign_icon.h"
#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>

#include <algorithm>
#include <utility>

namespace formant {

FindingDetails::FindingDetails(std::string decode_program, QWidget* parent)
    : QWidget(parent), decode_program_(std::move(decode_program)), what_(new QLabel),
      path_(new RecordingPath), plot_(new RecordingPlot), play_(new QPushButton),
      text_(new RecordingText), save_(new QPushButton), exclude_(new QPushButton),
      take_back_(new QPushButton), error_(new ErrorNote) {
    what_->setWordWrap(true);
    what_->setTextFormat(Qt::PlainText);
    what_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    what_->setObjectName("finding_sentence");
    plot_->setObjectName("recording_plot");
    play_->setObjectName("play");
    save_->setObjectName("save_text");
    exclude_->setObjectName("exclude");
    take_back_->setObjectName("take_back");
    lay_out();
    connect_buttons();
    show_nothing();
}

void FindingDetails::lay_out() {
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(play_);
    buttons->addStretch(1);
    for (QPushButton* button : {save_, exclude_, take_back_})
        buttons->addWidget(button);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(what_);
    rows->addWidget(error_);
    rows->addWidget(path_);
    rows->addWidget(plot_, 1);
    rows->addWidget(text_);
    rows->addLayout(buttons);
}

void FindingDetails::connect_buttons() {
    connect(play_, &QPushButton::clicked, this,
            [this] { Q_EMIT play_asked(QString::fromStdString(shown_->finding.file)); });
    connect(path_, &RecordingPath::folder_asked, this, &FindingDetails::folder_asked);
    connect(text_, &RecordingText::typed, this, &FindingDetails::typed);
    connect(text_, &RecordingText::save_asked, this, &FindingDetails::save_asked);
    connect(save_, &QPushButton::clicked, this, &FindingDetails::save_asked);
    connect(exclude_, &QPushButton::clicked, this, &FindingDetails::exclude_asked);
    connect(take_back_, &QPushButton::clicked, this, &FindingDetails::take_back_asked);
}

void FindingDetails::retranslate() {
    const int chosen = shown_ ? shown_->chosen : 0;
    play_->setText(tr("Pla&y"));
    play_->setIcon(sign_icon(QStyle::SP_MediaPlay));
    save_->setText(tr("S&ave, then the next"));
    save_->setToolTip(tr("Ctrl+Enter in the text does the same"));
    exclude_->setText(chosen == 0 ? tr("&Leave out recordings")
                                  : tr("&Leave out %n recording(s)", nullptr, chosen));
    take_back_->setText(chosen == 0 ? tr("Ta&ke back recordings")
                                    : tr("Ta&ke back %n recording(s)", nullptr, chosen));
    what_->setText(shown_ ? sentence(PathLength::elided)
                          : tr("Choose a finding to see and hear its recording."));
    what_->setToolTip(shown_ ? sentence(PathLength::whole) : QString());
}

/// Who cannot hear a recording is not told to.
QString FindingDetails::sentence(PathLength paths) const {
    const DatasetFinding& finding = shown_->finding;
    if (finding.is_fine)
        return fine_words(shown_->is_heard);
    return is_unreadable() && shown_->state == FindingsModel::State::open
               ? doctor_words(finding, paths)
               : finding_words(finding, shown_->state, paths);
}

void FindingDetails::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// What is being typed stays as it is.
void FindingDetails::show_finding(const ShownFinding& shown) {
    const bool is_same = shown_ && shown_->finding.place == shown.finding.place &&
                         shown_->finding.file == shown.finding.file;
    const bool was_told = is_told();
    shown_ = shown;
    if (was_told != is_told())
        show_fault();
    if (!is_same)
        text_->show_text(QString::fromStdString(shown.text));
    show_abilities();
    retranslate();
    const bool has_recording = !shown.finding.place.empty();
    path_->show_path(has_recording ? QString::fromStdString(shown.finding.file) : QString());
    draw(has_recording ? shown.finding.file : std::string());
}

void FindingDetails::show_nothing() {
    shown_.reset();
    text_->show_text({});
    path_->show_path({});
    show_abilities();
    retranslate();
    draw({});
}

void FindingDetails::begin_typing() {
    if (shown_ && shown_->can_type)
        text_->begin_typing();
}

void FindingDetails::show_abilities() {
    const ShownFinding now = shown_.value_or(ShownFinding());
    play_->setEnabled(!now.finding.place.empty() && !is_unreadable());
    text_->set_editable(now.can_type);
    save_->setEnabled(now.can_type && now.is_typed && !now.text.empty());
    exclude_->setVisible(!now.is_left_out());
    take_back_->setVisible(now.is_left_out());
    exclude_->setEnabled(now.can_change);
    take_back_->setEnabled(now.can_change);
}

void FindingDetails::draw(const std::string& file) {
    if (file == wanted_)
        return;
    wanted_ = file;
    take_fault({});
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
        return plot_->show_waveform(*waveform);
    take_fault(waveform.error());
}

bool FindingDetails::is_unreadable() const {
    return fault_ && fault_->kind != ErrorKind::interrupted;
}

bool FindingDetails::is_told() const {
    return fault_ && shown_ && shown_->state == FindingsModel::State::open &&
           translate(fault_->what) == translate(shown_->finding.what);
}

/// An empty picture would only take the room of its sentence.
void FindingDetails::take_fault(std::optional<Error> fault) {
    fault_ = std::move(fault);
    plot_->setVisible(!is_unreadable());
    show_abilities();
    show_fault();
    retranslate();
}

/// Not beside a finding that says the same.
void FindingDetails::show_fault() {
    if (fault_ && !is_told())
        error_->show_error(*fault_);
    else
        error_->clear();
}

} // namespace formant
