#include "ui/segments/clip_preview.h"

#include "engine/base/text/time_text.h"
#include "ui/languages/isolated.h"
#include "ui/translate.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableWidget>

namespace formant {
namespace {

enum Column { recording_column, begin_column, length_column, text_column, num_columns };

QTableWidgetItem* read_only_item(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setToolTip(text);
    return item;
}

} // namespace

ClipPreview::ClipPreview(QWidget* parent)
    : QWidget(parent), summary_(new QLabel), table_(new QTableWidget(0, num_columns)) {
    summary_->setObjectName("segment_summary");
    summary_->setWordWrap(true);
    table_->setObjectName("segment_clips");
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->verticalHeader()->setVisible(false);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setWordWrap(false);
    table_->verticalHeader()->setDefaultSectionSize(3 * fontMetrics().height() / 2);
    table_->setMinimumHeight(8 * fontMetrics().height());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(summary_);
    column->addWidget(table_, 1);
    set_texts();
    clear();
}

void ClipPreview::set_texts() {
    table_->setAccessibleName(tr("Clips to cut"));
    table_->setHorizontalHeaderLabels(
        {tr("Recording"), tr("Begins at"), tr("Length"), tr("Text, or why it is skipped")});
}

void ClipPreview::clear() {
    summary_->clear();
    table_->setRowCount(0);
    setVisible(false);
}

void ClipPreview::add_row(const QString& recording, const TimeSpan& span, const QString& text,
                          bool is_skipped) {
    const int row = table_->rowCount();
    table_->setRowCount(row + 1);
    const QStringList cells = {isolated_path(recording), translate(time_text(span.begin_s)),
                               tr("%1 s").arg(locale().toString(span.seconds(), 'f', 2)), text};
    for (int column = 0; column < num_columns; ++column) {
        QTableWidgetItem* item = read_only_item(cells[column]);
        QFont font = item->font();
        font.setItalic(is_skipped);
        item->setFont(font);
        if (is_skipped)
            item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
        table_->setItem(row, column, item);
    }
}

void ClipPreview::show_plans(const std::vector<PlannedRecording>& plans) {
    clear();
    int clips = 0, skipped = 0;
    double seconds = 0, all = 0;
    for (const PlannedRecording& plan : plans) {
        const QString name = QFileInfo(QString::fromStdString(plan.recording)).fileName();
        for (const PlannedSegment& segment : plan.plan.segments)
            add_row(name, segment.span,
                    segment.text.empty() ? tr("(no text yet)")
                                         : isolated(QString::fromStdString(segment.text)),
                    false);
        for (const SkippedSegment& part : plan.plan.skipped)
            add_row(name, part.span, translated_sentence(part.reason), true);
        clips += static_cast<int>(plan.plan.segments.size());
        skipped += static_cast<int>(plan.plan.skipped.size());
        seconds += plan.plan.seconds();
        all += plan.seconds;
    }
    for (const int column :
         {recording_column, begin_column, length_column}) // the text has the rest
        table_->resizeColumnToContents(column);
    QStringList sentences = {
        tr("%Ln clip(s), %1 of %2.", nullptr, clips)
            .arg(translate(duration_text(seconds)), translate(duration_text(all)))};
    for (const PlannedRecording& plan : plans)
        if (plans.size() == 1)
            sentences << (plan.text_file.empty()
                              ? tr("Cut by silence.")
                              : tr("Cut by %1.")
                                    .arg(isolated(QFileInfo(QString::fromStdString(plan.text_file))
                                                      .fileName())));
    if (skipped > 0)
        sentences << tr("%Ln part(s) are skipped; the list has the reasons.", nullptr, skipped);
    summary_->setText(sentences.join(' '));
    setVisible(true);
}

} // namespace formant
