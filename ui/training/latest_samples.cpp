#include "ui/training/latest_samples.h"

#include "ui/languages/isolated.h"
#include "ui/languages/shown.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <algorithm>

namespace formant {
namespace {

constexpr std::size_t max_samples = 1000;

} // namespace

LatestSamples::LatestSamples(QWidget* parent)
    : QWidget(parent), title_(new QLabel), list_(new QListWidget) {
    list_->setObjectName("samples");
    list_->setWordWrap(true);
    list_->setAlternatingRowColors(true);
    title_->setBuddy(list_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(title_);
    rows->addWidget(list_, 1);
    connect(list_, &QListWidget::itemClicked, this, &LatestSamples::play);
    connect(list_, &QListWidget::itemActivated, this, &LatestSamples::play); // by Enter
    retranslate();
}

LatestSamples::~LatestSamples() = default;

void LatestSamples::clear() {
    reading_.reset();
    samples_.clear();
    list_->clear();
}

void LatestSamples::add(const SampleReady& sample) {
    samples_.push_front(sample);
    insert_row(0, sample);
    drop_oldest();
}

void LatestSamples::insert_row(int row, const SampleReady& sample) {
    list_->insertItem(row, QString());
    const QString file = QString::fromStdString(sample.file);
    list_->item(row)->setData(Qt::UserRole, file);
    list_->item(row)->setToolTip(isolated_path(file));
    list_->item(row)->setText(tr("Step %L1: “%2”").arg(sample.step).arg(shown(sample.text)));
}

void LatestSamples::drop_oldest() {
    if (samples_.size() <= max_samples)
        return;
    samples_.pop_back();
    delete list_->takeItem(list_->count() - 1);
}

void LatestSamples::load_earlier(const QString& run_folder) {
    reading_.reset();
    reading_ = std::make_unique<BackgroundTask>(
        *this,
        [run = run_folder.toStdString()](const CancellationToken& cancellation) {
            return list_run_samples(run, cancellation);
        },
        [this](const std::vector<RunSample>& earlier) { add_earlier(earlier); });
}

/// Appends them after the samples that arrived while they were read. Samples of custom texts are
/// shown only on the Samples page.
void LatestSamples::add_earlier(const std::vector<RunSample>& earlier) {
    for (const RunSample& one : earlier) {
        const bool is_known =
            std::any_of(samples_.begin(), samples_.end(),
                        [&](const SampleReady& sample) { return sample.file == one.file; });
        if (one.is_preview || is_known || samples_.size() >= max_samples)
            continue;
        samples_.push_back({one.step, one.text, one.file, one.weights});
        insert_row(list_->count(), samples_.back());
    }
}

void LatestSamples::retranslate() {
    title_->setText(tr("Sampl&es (click one to play it)"));
    list_->setAccessibleName(tr("Samples"));
    list_->setToolTip(tr("Click a sample, or press Enter, to play it."));
    for (int row = 0; row < list_->count(); ++row) {
        const SampleReady& sample = samples_[static_cast<std::size_t>(row)];
        list_->item(row)->setText(tr("Step %L1: “%2”").arg(sample.step).arg(shown(sample.text)));
    }
}

void LatestSamples::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LatestSamples::play(const QListWidgetItem* sample) {
    Q_EMIT play_requested(sample->data(Qt::UserRole).toString());
}

} // namespace formant
