#include "ui/segments/segment_options.h"

#include "ui/files/path_field.h"
#include "ui/files/path_line.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace formant {
namespace {

QDoubleSpinBox* seconds_box(const char* name, double value, double longest, double step) {
    auto* box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setDecimals(2);
    box->setRange(0, longest);
    box->setSingleStep(step);
    box->setValue(value);
    box->setFocusPolicy(Qt::StrongFocus); // scrolling must not change the value
    return box;
}

} // namespace

SegmentOptions::SegmentOptions(QWidget* parent)
    : QWidget(parent), form_(new QFormLayout(this)), method_label_(new QLabel),
      method_(new QComboBox), text_file_label_(new QLabel),
      text_file_(new PathField(PathBrowse::Kind::file, "segment_text_file")),
      tier_label_(new QLabel), tier_(new QLineEdit), length_label_(new QLabel),
      min_seconds_(seconds_box("segment_min_seconds", SegmentSettings().min_seconds, 600, 0.5)),
      to_label_(new QLabel),
      max_seconds_(seconds_box("segment_max_seconds", SegmentSettings().max_seconds, 600, 0.5)),
      padding_label_(new QLabel),
      padding_(seconds_box("segment_padding", SegmentSettings().padding_s, 5, 0.05)),
      pause_label_(new QLabel),
      pause_(seconds_box("segment_pause", SegmentSettings().pause_s, 60, 0.05)),
      channels_label_(new QLabel), channels_(new QComboBox), transcriber_label_(new QLabel),
      transcriber_(new QLineEdit) {
    lay_out();
    set_texts();
    connect_parts();
    update_rows();
}

void SegmentOptions::lay_out() {
    method_->setObjectName("segment_method");
    for (const SegmentMethod method :
         {SegmentMethod::automatic, SegmentMethod::texts, SegmentMethod::silence})
        method_->addItem(QString(), static_cast<int>(method));
    tier_->setObjectName("segment_tier");
    channels_->setObjectName("segment_channels");
    for (const char* rule : {"mix", "left", "right"})
        channels_->addItem(QString(), rule);
    transcriber_->setObjectName("segment_transcriber");
    min_seconds_->setMinimum(0);
    max_seconds_->setMinimum(0.1);
    pause_->setMinimum(0.05);
    auto* lengths = new QHBoxLayout;
    lengths->addWidget(min_seconds_);
    lengths->addWidget(to_label_);
    lengths->addWidget(max_seconds_);
    lengths->addStretch();
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->addRow(method_label_, method_);
    form_->addRow(text_file_label_, text_file_);
    form_->addRow(tier_label_, tier_);
    form_->addRow(length_label_, lengths);
    form_->addRow(padding_label_, padding_);
    form_->addRow(pause_label_, pause_);
    for (QDoubleSpinBox* box : {padding_, pause_})
        box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    form_->addRow(channels_label_, channels_);
    form_->addRow(transcriber_label_, transcriber_);
    method_label_->setBuddy(method_);
    text_file_label_->setBuddy(&text_file_->line());
    tier_label_->setBuddy(tier_);
    channels_label_->setBuddy(channels_);
    length_label_->setBuddy(min_seconds_);
    padding_label_->setBuddy(padding_);
    pause_label_->setBuddy(pause_);
    transcriber_label_->setBuddy(transcriber_);
}

void SegmentOptions::set_texts() {
    method_label_->setText(tr("Cut b&y:"));
    method_->setItemText(0, tr("captions or labels next to a recording, or else silence"));
    method_->setItemText(1, tr("captions or labels"));
    method_->setItemText(2, tr("silence"));
    text_file_label_->setText(tr("Captions or la&bels:"));
    text_file_->line().setPlaceholderText(
        tr("next to the recording (.srt, .vtt, .TextGrid, .txt)"));
    text_file_->setToolTip(
        tr("Captions (SRT, WebVTT), labels of Audacity, or a TextGrid of Praat."));
    tier_label_->setText(tr("T&ier of a TextGrid:"));
    tier_->setPlaceholderText(tr("automatic"));
    channels_label_->setText(tr("C&hannels:"));
    channels_->setItemText(0, tr("mixed"));
    channels_->setItemText(1, tr("left"));
    channels_->setItemText(2, tr("right"));
    length_label_->setText(tr("&Length of clips:"));
    to_label_->setText(tr("to"));
    max_seconds_->setAccessibleName(tr("Longest clip"));
    padding_label_->setText(tr("&Padding:"));
    padding_->setToolTip(tr("Kept before and after the speech, at most half of the pause there."));
    pause_label_->setText(tr("&Shortest pause:"));
    pause_->setToolTip(tr("A shorter pause does not end a clip."));
    transcriber_label_->setText(tr("&Transcriber:"));
    transcriber_->setPlaceholderText(
        tr("none; a command: %1").arg("whisper-cli -m model.bin -nt -np -f {file}"));
    transcriber_->setToolTip(tr("A program that prints what is said in {file}, for clips without "
                                "a text. Its texts are suggestions until you confirm them."));
    for (QDoubleSpinBox* box : {min_seconds_, max_seconds_, padding_, pause_})
        box->setSuffix(tr(" s", "seconds"));
}

void SegmentOptions::connect_parts() {
    connect(method_, &QComboBox::currentIndexChanged, this, [this] {
        update_rows();
        Q_EMIT changed();
    });
    connect(text_file_, &PathField::changed, this, &SegmentOptions::changed);
    connect(tier_, &QLineEdit::textChanged, this, &SegmentOptions::changed);
    connect(channels_, &QComboBox::currentIndexChanged, this, &SegmentOptions::changed);
    for (QDoubleSpinBox* box : {min_seconds_, max_seconds_, padding_, pause_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &SegmentOptions::changed);
}

SegmentMethod SegmentOptions::method() const {
    return static_cast<SegmentMethod>(method_->currentData().toInt());
}

void SegmentOptions::set_recordings(int count) {
    recordings_ = count;
    update_rows();
}

void SegmentOptions::update_rows() {
    form_->setRowVisible(text_file_, method() == SegmentMethod::texts && recordings_ == 1);
    form_->setRowVisible(tier_, method() == SegmentMethod::texts);
    form_->setRowVisible(pause_, method() != SegmentMethod::texts);
}

void SegmentOptions::add_row(QLabel& label, QWidget& field) {
    form_->addRow(&label, &field);
}

void SegmentOptions::add_to(SegmentRequest& request) const {
    request.method = method();
    if (form_->isRowVisible(text_file_))
        request.text_file = text_file_->path().toStdString();
    if (form_->isRowVisible(tier_))
        request.tier = tier_->text().trimmed().toStdString();
    request.channels = channels_->currentData().toString().toStdString();
    request.settings.min_seconds = min_seconds_->value();
    request.settings.max_seconds = max_seconds_->value();
    request.settings.padding_s = padding_->value();
    request.settings.pause_s = pause_->value();
    request.transcriber = transcriber_->text().trimmed().toStdString();
}

} // namespace formant
