#include "ui/configuration/measurement.h"

#include "ui/translate.h"

#include <QtCore/QEvent>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace formant {

Measurement::Measurement(ConfigDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), button_(new QPushButton), hint_(new QLabel),
      results_(new QLabel) {
    button_->setObjectName("measure");
    hint_->setObjectName("measure_hint");
    hint_->setWordWrap(true);
    results_->setObjectName("measured");
    results_->setWordWrap(true);
    results_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* row = new QHBoxLayout;
    row->addWidget(button_);
    row->addWidget(hint_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(row);
    layout->addWidget(results_);
    connect(button_, &QPushButton::clicked, this, &Measurement::start_or_stop);
    connect(&document_, &ConfigDocument::changed, this, &Measurement::discard_results);
    connect(&document_, &ConfigDocument::file_changed, this, &Measurement::retranslate);
    retranslate();
}

bool Measurement::is_possible() const {
    return use_.obstacle().isEmpty() && document_.is_saved() && !document_.file().isEmpty() &&
           document_.draft().faults().empty();
}

bool Measurement::has_measured(const std::string& id) const {
    return std::ranges::any_of(lines_, [&](const PreflightCheck& line) {
        return line.id == id && line.grade == Grade::ok;
    });
}

void Measurement::set_training_active(bool active) {
    use_.set_training_active(active);
    retranslate();
}

QString Measurement::hint() const {
    if (task_ != nullptr)
        return tr("Running a few steps…");
    if (is_possible())
        return tr("Runs a few real steps; takes about a minute.");
    return use_.obstacle().isEmpty()
               ? tr("Save the configuration first: the saved file is measured.")
               : use_.obstacle();
}

void Measurement::retranslate() {
    const bool is_at_work = task_ != nullptr;
    button_->setText(is_at_work ? tr("Stop measuring") : tr("Meas&ure"));
    button_->setEnabled(is_at_work || is_possible());
    hint_->setText(hint());
    show_results();
}

void Measurement::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void Measurement::start_or_stop() {
    if (task_ != nullptr)
        return task_->cancel();
    start();
    retranslate();
}

void Measurement::start() {
    is_outdated_ = false;
    lines_.clear();
    RunRequest request = base_;
    request.config_file = document_.file().toStdString();
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [this, request](const CancellationToken& cancellation) {
            return run_preflight(request, PreflightDepth::full, cancellation,
                                 [this](const PreflightCheck& line) {
                                     on_thread_of(*this, [this, line] { add_line(line); });
                                 });
        },
        [this](const Result<void>& result) { finish(result); });
}

/// Keeps measurements and failures, and ignores the other checks.
void Measurement::add_line(const PreflightCheck& line) {
    const bool is_measured = line.id == "memory" || line.id == "time";
    if (!is_outdated_ && (is_measured || line.grade == Grade::failure))
        lines_.push_back(line);
    show_results();
}

void Measurement::finish(const Result<void>& result) {
    if (!result && lines_.empty() && !is_outdated_) // stopped by the user
        lines_.push_back({"end", Grade::failure, result.error().what});
    QTimer::singleShot(0, this, [this] { // a task must not be destroyed by its own callback
        task_.reset();
        retranslate();
    });
}

/// Discards the results, which belong to the previous configuration.
void Measurement::discard_results() {
    is_outdated_ = true;
    if (task_ != nullptr)
        task_->cancel();
    lines_.clear();
    retranslate();
}

void Measurement::show_results() {
    QStringList found;
    for (const PreflightCheck& line : lines_) {
        const QString what = translate(line.what);
        found += line.grade == Grade::ok ? tr("✓ Measured: %1").arg(what) : tr("⚠ %1").arg(what);
    }
    results_->setText(found.join('\n'));
    results_->setVisible(!found.isEmpty());
    Q_EMIT measured();
}

} // namespace formant
