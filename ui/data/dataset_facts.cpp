#include "ui/data/dataset_facts.h"

#include "ui/configuration/language_box.h"
#include "ui/data/script_name.h"
#include "ui/files/short_path.h"
#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/languages/value_labels.h"
#include "ui/translate.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStyle>

namespace formant {
namespace {

constexpr int letters_of_metadata_path = 56;
constexpr int letters_of_language = 20;

/// Returns the name of a speaker; recordings without a speaker in the metadata belong to "default".
QString speaker_label(const QString& name) {
    return name.isEmpty() || name == "default" ? DatasetFacts::tr("unnamed") : name;
}

/// Lists the first entries, and says if there are more.
QString first_of(const QStringList& entries) {
    constexpr int max_shown = 6;
    const bool is_cut = entries.size() > max_shown;
    const QString list = QLocale().createSeparatedList(entries.mid(0, max_shown));
    return is_cut ? DatasetFacts::tr("%1 and more").arg(list) : list;
}

} // namespace

DatasetFacts::DatasetFacts(QWidget* parent)
    : QWidget(parent), language_(new LanguageBox), folders_(new QCheckBox) {
    auto* rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setVerticalSpacing(rows->verticalSpacing() / 2); // the page fits a small screen
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    metadata_ = add_row(*rows, "fact_metadata");
    clips_ = add_row(*rows, "fact_clips");
    add_speakers(*rows);
    texts_ = add_row(*rows, "fact_texts");
    add_language(*rows);
    notes_ = add_row(*rows, "fact_notes");
    hours_ = add_row(*rows, "fact_hours");
    rates_ = add_row(*rows, "fact_rates");
    show_values();
}

DatasetFacts::Row DatasetFacts::make_row(const QString& object_name) {
    const Row row{new QLabel, new QLabel};
    row.value->setObjectName(object_name);
    row.value->setWordWrap(true);
    row.value->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return row;
}

DatasetFacts::Row DatasetFacts::add_row(QFormLayout& rows, const QString& object_name) {
    const Row row = make_row(object_name);
    rows.addRow(row.name, row.value);
    return row;
}

void DatasetFacts::add_speakers(QFormLayout& rows) {
    speakers_ = make_row("fact_speakers");
    folders_->setObjectName("folders_are_speakers");
    auto* both = new QHBoxLayout;
    both->addWidget(speakers_.value, 1);
    both->addWidget(folders_);
    rows.addRow(speakers_.name, both);
    connect(folders_, &QCheckBox::clicked, this, &DatasetFacts::folders_chosen);
}

void DatasetFacts::add_language(QFormLayout& rows) {
    scripts_ = make_row("fact_scripts");
    scripts_.name->setBuddy(language_);
    language_->setObjectName("text_language");
    language_->setMinimumContentsLength(letters_of_language);
    auto* both = new QHBoxLayout;
    both->addWidget(language_);
    both->addSpacing(fontMetrics().averageCharWidth());
    both->addWidget(scripts_.value, 1);
    rows.addRow(scripts_.name, both);
    connect(language_, &QComboBox::activated, this, &DatasetFacts::take_language);
    connect(language_->lineEdit(), &QLineEdit::editingFinished, this, &DatasetFacts::take_language);
}

void DatasetFacts::take_language() {
    const QString code = language_->code();
    if (code.isEmpty() || code == shown_language_)
        return;
    shown_language_ = code;
    Q_EMIT language_chosen(code);
}

void DatasetFacts::set_language(const QString& code) {
    shown_language_ = code;
    language_->set_code(code);
}

void DatasetFacts::show_report(const DatasetReport& report) {
    report_ = report;
    report_->findings.clear();
    report_->others.clear();
    report_->recording_stats.clear();
    show_values();
}

void DatasetFacts::clear() {
    report_.reset();
    set_language({});
    show_values();
}

void DatasetFacts::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange)
        show_values();
    QWidget::changeEvent(event);
}

void DatasetFacts::set(const Row& row, const QString& name, const QString& value) {
    row.name->setText(name);
    // Selectable text is aligned by its own direction, which would put paths and numbers far from
    // their names.
    row.value->setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeading) |
                            Qt::AlignAbsolute | Qt::AlignVCenter);
    row.value->setText(value);
    row.value->setAccessibleName(name);
}

void DatasetFacts::show_values() {
    using Text = QString (DatasetFacts::*)() const;
    const auto value = [this](Text text) { return report_ ? (this->*text)() : QString("–"); };
    set(metadata_, tr("Read from:"), value(&DatasetFacts::metadata_text));
    metadata_.value->setToolTip(isolated_path(metadata_path()));
    set(clips_, tr("Clips:"), value(&DatasetFacts::clips_text));
    set(speakers_, tr("Speakers:"), value(&DatasetFacts::speakers_text));
    set(texts_, tr("Transcribed:"), value(&DatasetFacts::texts_text));
    set(scripts_, tr("Language:"), value(&DatasetFacts::scripts_text));
    folders_->setText(tr("Each folder is a &speaker"));
    folders_->setVisible(report_ && !report_->folders.empty());
    folders_->setChecked(report_ && report_->speakers.size() > 1);
    language_->setAccessibleName(tr("Language of the transcripts"));
    language_->setToolTip(tr("The language that is spoken in the recordings."));
    language_->setEnabled(report_.has_value());
    set(notes_, tr("Notes:"), value(&DatasetFacts::notes_text));
    const bool has_notes = report_ && !report_->text_notes.empty();
    notes_.name->setVisible(has_notes);
    notes_.value->setVisible(has_notes);
    set(hours_, tr("Duration:"), value(&DatasetFacts::hours_text));
    set(rates_, tr("Sample rates:"), value(&DatasetFacts::rates_text));
}

QString DatasetFacts::metadata_path() const {
    return report_ ? QDir::toNativeSeparators(QString::fromStdString(report_->metadata))
                   : QString();
}

QString DatasetFacts::metadata_text() const {
    const QString path = isolated_path(short_path(metadata_path(), letters_of_metadata_path));
    const QString format =
        value_label(report_->format).value_or(isolated(QString::fromStdString(report_->format)));
    if (report_->columns.empty())
        return tr("%1 (%2)").arg(path, format);
    return tr("%1 (%2: %3)").arg(path, format, isolated(translate(report_->columns)));
}

QString DatasetFacts::clips_text() const {
    const auto broken = static_cast<int>(report_->named - report_->recordings);
    QString clips = locale().toString(qlonglong(report_->recordings));
    if (broken > 0)
        clips = tr("%1, and %n unreadable row(s)", nullptr, broken).arg(clips);
    if (report_->unmeasured > 0)
        return tr("%1; %n not analyzed yet", nullptr, static_cast<int>(report_->unmeasured))
            .arg(clips);
    if (!report_->is_analyzed || report_->trainable == report_->named)
        return clips;
    return tr("%1; %n can be trained on", nullptr, static_cast<int>(report_->trainable)).arg(clips);
}

QString DatasetFacts::speakers_text() const {
    QStringList speakers;
    for (const auto& [name, clips] : report_->speakers)
        speakers << tr("%1 (%n clip(s))", nullptr, static_cast<int>(clips))
                        .arg(speaker_label(shown(name)));
    const QString count = locale().toString(speakers.size());
    return tr("%1: %2").arg(count, first_of(speakers));
}

QString DatasetFacts::texts_text() const {
    const double share = report_->recordings == 0 ? 0
                                                  : 100 * static_cast<double>(report_->with_text) /
                                                        static_cast<double>(report_->recordings);
    return tr("%1 of %2 clips (%3 %)")
        .arg(locale().toString(qlonglong(report_->with_text)),
             locale().toString(qlonglong(report_->recordings)),
             locale().toString(share, 'f', share < 100 ? 1 : 0));
}

QString DatasetFacts::scripts_text() const {
    QStringList scripts;
    for (const auto& [script, texts] : report_->scripts)
        scripts << tr("%1 (%n text(s))", nullptr, static_cast<int>(texts))
                       .arg(script_name(QString::fromStdString(script)));
    return scripts.isEmpty() ? tr("no transcripts yet") : first_of(scripts);
}

QString DatasetFacts::notes_text() const {
    QStringList notes;
    for (const Message& note : report_->text_notes)
        notes << translate(note);
    return notes.join('\n');
}

QString DatasetFacts::hours_text() const {
    if (!report_->is_analyzed)
        return tr("known after the recordings are analyzed");
    double seconds = 0;
    for (const double length_s : report_->lengths_s)
        seconds += length_s;
    const bool is_long = seconds >= 3600;
    const QString number = locale().toString(is_long ? seconds / 3600 : seconds / 60, 'f', 1);
    const QString speech =
        locale().toString(is_long ? report_->sound_s / 3600 : report_->sound_s / 60, 'f', 1);
    QString length = (is_long ? tr("%1 hours, %2 of speech") : tr("%1 minutes, %2 of speech"))
                         .arg(number, speech);
    if (report_->sound_s >= 3600)
        return length;
    return tr("%1; aim for 30 to 60 minutes").arg(length);
}

QString DatasetFacts::rates_text() const {
    if (!report_->is_analyzed)
        return tr("known after the recordings are analyzed");
    QStringList rates;
    for (const auto& [rate_hz, clips] : report_->sample_rates)
        rates << tr("%1 Hz (%n clip(s))", nullptr, static_cast<int>(clips))
                     .arg(locale().toString(qlonglong(rate_hz)));
    return first_of(rates);
}

} // namespace formant
