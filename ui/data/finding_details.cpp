#include "ui/data/finding_details.h"

#include "ui/data/recording_path.h"
#include "ui/data/recording_text.h"
#include "ui/messages/error_note.h"
#include "ui/themed_icon.h"
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
      stop_(new QPushButton), text_(new RecordingText), save_(new QPushButton),
      exclude_(new QPushButton), restore_(new QPushButton), error_(new ErrorNote) {
    what_->setWordWrap(true);
    what_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    what_->setObjectName("finding_sentence");
    plot_->setObjectName("recording_plot");
    play_->setObjectName("play");
    stop_->setObjectName("stop");
    save_->setObjectName("save_text");
    exclude_->setObjectName("exclude");
    restore_->setObjectName("take_back");
    lay_out();
    connect_buttons();
    show_nothing();
}

void FindingDetails::lay_out() {
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(play_);
    buttons->addWidget(stop_);
    buttons->addStretch(1);
    for (QPushButton* button : {save_, exclude_, restore_})
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
    connect(play_, &QPushButton::clicked, this, &FindingDetails::request_play);
    connect(stop_, &QPushButton::clicked, this, &FindingDetails::stop_requested);
    connect(&plot_->playback(), &PlotPlayback::toggle_requested, this,
            &FindingDetails::request_play);
    connect(&plot_->playback(), &PlotPlayback::seek_requested, this,
            [this](double seconds) { Q_EMIT seek_requested(shown_file(), seconds); });
    connect(path_, &RecordingPath::folder_requested, this, &FindingDetails::folder_requested);
    connect(text_, &RecordingText::typed, this, &FindingDetails::typed);
    connect(text_, &RecordingText::save_requested, this, &FindingDetails::save_requested);
    connect(save_, &QPushButton::clicked, this, &FindingDetails::save_requested);
    connect(exclude_, &QPushButton::clicked, this, &FindingDetails::exclude_requested);
    connect(restore_, &QPushButton::clicked, this, &FindingDetails::restore_requested);
}

void FindingDetails::retranslate() {
    const int chosen = shown_ ? shown_->chosen : 0;
    const bool is_playing = shown_ && playing_file_ == shown_file();
    play_->setText(is_playing ? tr("Pause", "playback") : tr("Pla&y"));
    play_->setIcon(themed_icon(is_playing ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
    stop_->setText(tr("Stop", "playback"));
    stop_->setIcon(themed_icon(QStyle::SP_MediaStop));
    save_->setText(tr("S&ave and next"));
    save_->setToolTip(tr("Same as Ctrl+Enter in the text"));
    exclude_->setText(chosen == 0 ? tr("Exc&lude recordings")
                                  : tr("Exc&lude %n recording(s)", nullptr, chosen));
    restore_->setText(chosen == 0 ? tr("R&estore recordings")
                                  : tr("R&estore %n recording(s)", nullptr, chosen));
    what_->setText(shown_ ? sentence(PathLength::elided)
                          : tr("Select a finding to see and play its recording."));
    what_->setToolTip(shown_ ? sentence(PathLength::whole) : QString());
}

/// Does not ask the user to listen to a recording that cannot be decoded.
QString FindingDetails::sentence(PathLength paths) const {
    const DatasetFinding& finding = shown_->finding;
    if (finding.is_fine)
        return no_finding_label(shown_->is_analyzed);
    return is_unreadable() && shown_->state == FindingsModel::State::open
               ? doctor_sentence(finding, paths)
               : finding_sentence(finding, shown_->state, paths);
}

void FindingDetails::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// Keeps the text that is being typed.
void FindingDetails::show_finding(const ShownFinding& shown) {
    const bool is_same = shown_ && shown_->finding.place == shown.finding.place &&
                         shown_->finding.file == shown.finding.file;
    const bool was_already_shown = is_already_shown();
    shown_ = shown;
    if (was_already_shown != is_already_shown())
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
    stop_->setEnabled(shown_ &&
                      (plot_->playback().position() > 0 || playing_file_ == shown_file()));
    text_->set_editable(now.can_type);
    save_->setEnabled(now.can_type && now.is_typed && !now.text.empty());
    exclude_->setVisible(!now.is_excluded());
    restore_->setVisible(now.is_excluded());
    exclude_->setEnabled(now.can_change);
    restore_->setEnabled(now.can_change);
}

QString FindingDetails::shown_file() const {
    return shown_ ? QString::fromStdString(shown_->finding.file) : QString();
}

void FindingDetails::request_play() {
    if (play_->isEnabled())
        Q_EMIT play_requested(shown_file());
}

void FindingDetails::show_position(const QString& file, double position_s) {
    if (file != shown_file())
        return;
    plot_->playback().set_position(position_s);
    show_abilities();
}

void FindingDetails::show_playing(const QString& file, bool playing) {
    playing_file_ = playing ? file : QString();
    show_abilities();
    retranslate();
}

void FindingDetails::draw(const std::string& file) {
    if (file == wanted_)
        return;
    wanted_ = file;
    set_fault({});
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
        [request](const CancellationToken& cancellation) {
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
    set_fault(waveform.error());
}

bool FindingDetails::is_unreadable() const {
    return fault_ && fault_->kind != ErrorKind::interrupted;
}

bool FindingDetails::is_already_shown() const {
    return fault_ && shown_ && shown_->state == FindingsModel::State::open &&
           translate(fault_->what) == translate(shown_->finding.what);
}

/// Hides the plot of an unreadable recording, which would only take the space of the error.
void FindingDetails::set_fault(std::optional<Error> fault) {
    fault_ = std::move(fault);
    plot_->setVisible(!is_unreadable());
    show_abilities();
    show_fault();
    retranslate();
}

/// Hides the error if the finding says the same.
void FindingDetails::show_fault() {
    if (fault_ && !is_already_shown())
        error_->show_error(*fault_);
    else
        error_->clear();
}

} // namespace formant
