#include "ui/segments/suggestion_dialog.h"

#include "ui/languages/isolated.h"
#include "ui/messages/error_note.h"
#include "ui/row_selection.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableWidget>

namespace formant {
namespace {

enum SuggestionColumn { clip_column, seconds_column, suggestion_column, num_suggestion_columns };

} // namespace

SuggestionDialog::SuggestionDialog(const QString& folder, QWidget* parent)
    : GrowingDialog(parent), folder_(folder), explanation_(new QLabel),
      table_(new QTableWidget(0, num_suggestion_columns)), play_(new QPushButton),
      all_(new QPushButton), none_(new QPushButton), error_(new ErrorNote),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Close)),
      confirm_(buttons_->addButton(QString(), QDialogButtonBox::ActionRole)) {
    lay_out();
    set_texts();
    connect_parts();
    update_buttons();
    read();
}

SuggestionDialog::~SuggestionDialog() = default;

void SuggestionDialog::lay_out() {
    explanation_->setWordWrap(true);
    table_->setObjectName("suggestions");
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->verticalHeader()->setVisible(false);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setMinimumHeight(16 * fontMetrics().height());
    play_->setObjectName("play_suggestion");
    all_->setObjectName("check_all_suggestions");
    none_->setObjectName("check_no_suggestion");
    confirm_->setObjectName("confirm_suggestions");
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {play_, all_, none_}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->addWidget(explanation_);
    column->addWidget(table_, 1);
    column->addLayout(row);
    column->addWidget(error_);
    column->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 100);
}

void SuggestionDialog::set_texts() {
    setWindowTitle(tr("Suggested texts"));
    explanation_->setText(tr("The transcriber suggested these texts. Correct them where they are "
                             "wrong: only confirmed texts are trained on."));
    table_->setAccessibleName(tr("Suggested texts"));
    table_->setHorizontalHeaderLabels({tr("Clip"), tr("Length"), tr("Text")});
    play_->setText(tr("&Play"));
    all_->setText(tr("Check &all"));
    none_->setText(tr("Check &none"));
    confirm_->setText(tr("&Confirm the checked texts"));
}

void SuggestionDialog::connect_parts() {
    connect(play_, &QPushButton::clicked, this, &SuggestionDialog::play);
    connect(all_, &QPushButton::clicked, this, [this] { set_all_checked(true); });
    connect(none_, &QPushButton::clicked, this, [this] { set_all_checked(false); });
    connect(table_, &QTableWidget::itemChanged, this, &SuggestionDialog::update_buttons);
    connect(table_, &QTableWidget::itemSelectionChanged, this, &SuggestionDialog::update_buttons);
    connect(confirm_, &QPushButton::clicked, this, &SuggestionDialog::confirm);
    connect(buttons_, &QDialogButtonBox::rejected, this, &SuggestionDialog::reject);
}

void SuggestionDialog::read() {
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [folder = folder_.toStdString()](const CancellationToken&) {
            return suggested_texts(folder);
        },
        [this](const Result<std::vector<SuggestedText>>& suggestions) {
            show_suggestions(suggestions);
        });
}

void SuggestionDialog::show_suggestions(const Result<std::vector<SuggestedText>>& suggestions) {
    if (!suggestions)
        return error_->show_error(suggestions.error());
    suggestions_ = *suggestions;
    table_->setRowCount(static_cast<int>(suggestions_.size()));
    for (int row = 0; row < table_->rowCount(); ++row) {
        const SuggestedText& suggestion = suggestions_[static_cast<std::size_t>(row)];
        auto* clip = new QTableWidgetItem(
            isolated_path(QFileInfo(QString::fromStdString(suggestion.file)).fileName()));
        clip->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        clip->setCheckState(Qt::Checked);
        auto* seconds =
            new QTableWidgetItem(tr("%1 s").arg(locale().toString(suggestion.seconds, 'f', 2)));
        seconds->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table_->setItem(row, clip_column, clip);
        table_->setItem(row, seconds_column, seconds);
        table_->setItem(row, suggestion_column,
                        new QTableWidgetItem(QString::fromStdString(suggestion.text)));
    }
    for (const int column : {clip_column, seconds_column}) // the text has the rest
        table_->resizeColumnToContents(column);
    if (!suggestions_.empty())
        select_row(*table_, 0);
    update_buttons();
}

void SuggestionDialog::play() {
    const int row = table_->currentRow();
    if (row >= 0)
        Q_EMIT play_requested(QDir(folder_).filePath(
            QString::fromStdString(suggestions_[static_cast<std::size_t>(row)].file)));
}

void SuggestionDialog::set_all_checked(bool is_checked) {
    for (int row = 0; row < table_->rowCount(); ++row)
        table_->item(row, clip_column)->setCheckState(is_checked ? Qt::Checked : Qt::Unchecked);
}

std::vector<SuggestedText> SuggestionDialog::checked() const {
    std::vector<SuggestedText> texts;
    for (int row = 0; row < table_->rowCount(); ++row) {
        const QTableWidgetItem* clip = table_->item(row, clip_column);
        const QTableWidgetItem* text = table_->item(row, suggestion_column);
        if (clip == nullptr || text == nullptr || clip->checkState() != Qt::Checked ||
            text->text().trimmed().isEmpty())
            continue;
        texts.push_back(suggestions_[static_cast<std::size_t>(row)]);
        texts.back().text = text->text().toStdString();
    }
    return texts;
}

void SuggestionDialog::update_buttons() {
    confirm_->setEnabled(!checked().empty());
    play_->setEnabled(table_->currentRow() >= 0);
}

void SuggestionDialog::confirm() {
    error_->clear();
    confirm_->setEnabled(false);
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [folder = folder_.toStdString(), texts = checked()](const CancellationToken&) {
            return confirm_suggestions(folder, texts);
        },
        [this](const Result<std::int64_t>& count) {
            update_buttons();
            if (!count)
                return error_->show_error(count.error());
            accept();
            Q_EMIT confirmed();
        });
}

} // namespace formant
