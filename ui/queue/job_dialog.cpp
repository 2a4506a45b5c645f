#include "ui/queue/job_dialog.h"

#include "engine/session/config/run_config.h"
#include "ui/files/path_line.h"
#include "ui/files/start_folder.h"
#include "ui/languages/isolated.h"
#include "ui/queue/device_box.h"
#include "ui/queue/fault_label.h"
#include "ui/translate.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

namespace formant {
namespace {

constexpr int typing_pause_ms = 300;

} // namespace

JobDialog::JobDialog(QueuedJob job, const std::vector<GpuChoice>& gpus, QWidget* parent)
    : QDialog(parent), job_(std::move(job)), config_(new PathLine), open_(new QPushButton),
      settings_(new QPlainTextEdit), device_(make_device_box(gpus, job_.device)),
      error_(make_fault_label("job_error")) {
    setWindowTitle(tr("Queued job"));
    config_->setObjectName("job_config");
    config_->setText(QString::fromStdString(job_.config_file));
    open_->setText(tr("&Open…"));
    settings_->setObjectName("job_settings");
    settings_->setLayoutDirection(Qt::LeftToRight);
    settings_->setTabChangesFocus(true);
    for (const std::string& setting : job_.settings)
        settings_->appendPlainText(QString::fromStdString(setting));
    device_->setObjectName("job_device");
    lay_out();
    connect(open_, &QPushButton::clicked, this, &JobDialog::ask_for_file);
    pause_.setSingleShot(true);
    pause_.setInterval(typing_pause_ms);
    connect(config_, &QLineEdit::textChanged, this, &JobDialog::check_later);
    connect(settings_, &QPlainTextEdit::textChanged, this, &JobDialog::check_later);
    connect(&pause_, &QTimer::timeout, this, &JobDialog::check);
    check();
}

void JobDialog::lay_out() {
    auto* config = new QHBoxLayout;
    config->addWidget(config_, 1);
    config->addWidget(open_);
    auto* form = new QFormLayout;
    auto* config_label = new QLabel(tr("&Configuration:"));
    config_label->setBuddy(config_);
    form->addRow(config_label, config);
    form->addRow(tr("&Setting overrides:"), settings_);
    // A label below, because Qt 6.4 would right-align a placeholder in right-to-left layouts.
    form->addRow(QString(), new QLabel(tr("One override per line, for example %1")
                                           .arg(isolated("train.learning_rate=0.0005"))));
    form->addRow(tr("&Device:"), device_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(form, 1);
    rows->addWidget(error_);
    rows->addWidget(buttons);
    config_->setAccessibleName(tr("Configuration"));
    config_->setMinimumWidth(fontMetrics().averageCharWidth() * 50);
}

void JobDialog::ask_for_file() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Open a configuration"), start_config(config_->text()), tr("YAML (*.yaml *.yml)"));
    if (!file.isEmpty())
        config_->setText(file);
}

/// Allows Enter right after typing: accept() checks what was typed.
void JobDialog::check_later() {
    pause_.start();
    ok_->setEnabled(!job().config_file.empty());
}

/// Reads one small file.
void JobDialog::check() {
    const QueuedJob edited = job();
    const bool is_given = !edited.config_file.empty();
    const std::vector<Error> errors =
        is_given ? run_config_errors(edited.config_file, edited.settings) : std::vector<Error>();
    QStringList lines;
    for (const Error& error : errors)
        lines += tr("⚠ %1").arg(translate(error.what));
    error_->setText(lines.join('\n'));
    ok_->setEnabled(is_given && errors.empty());
}

/// What was typed last may not have been checked yet.
void JobDialog::accept() {
    check();
    if (ok_->isEnabled())
        QDialog::accept();
}

QueuedJob JobDialog::job() const {
    QueuedJob job = job_;
    job.config_file = config_->text().trimmed().toStdString();
    job.device = device_->currentData().toString().toStdString();
    job.settings.clear();
    for (const QString& line : settings_->toPlainText().split('\n', Qt::SkipEmptyParts))
        if (!line.trimmed().isEmpty())
            job.settings.push_back(line.trimmed().toStdString());
    return job;
}

} // namespace formant
