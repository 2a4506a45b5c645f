#include "ui/main_window.h"

#include "ui/translate.h"

#include <QtCore/QUrl>
#include <QtGui/QCloseEvent>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>

namespace formant {
namespace {

QWidget* titled(const QString& title, QWidget* content) {
    auto* box = new QGroupBox(title);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(content);
    content->setAccessibleName(title);
    return box;
}

} // namespace

MainWindow::MainWindow(RunStarter starter, QWidget* parent)
    : QMainWindow(parent), adapter_(std::move(starter)), config_(new QLineEdit),
      device_(new QComboBox), plot_(new LossPlot), samples_(new QListWidget),
      advice_(new QListWidget), controls_(new RunControls) {
    setWindowTitle(tr("Formant Studio"));
    auto* middle = new QSplitter(Qt::Horizontal);
    middle->addWidget(plot_);
    middle->addWidget(make_lists());
    middle->setSizes({3000, 1000}); // shares, not pixels
    middle->setStretchFactor(0, 3);
    middle->setStretchFactor(1, 1);
    auto* page = new QWidget;
    auto* rows = new QVBoxLayout(page);
    rows->addWidget(make_choices());
    rows->addWidget(middle, 1);
    rows->addWidget(controls_);
    setCentralWidget(page);
    resize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 40);
    connect_controls();
    controls_->set_status(tr("Choose a configuration, then start."));
}

QWidget* MainWindow::make_choices() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Configuration:"));
    label->setBuddy(config_);
    config_->setObjectName("config");
    config_->setPlaceholderText(tr("a .yaml file, for example resources/demo.yaml"));
    auto* browse = new QPushButton(tr("&Open…"));
    auto* device_label = new QLabel(tr("&Device:"));
    device_label->setBuddy(device_);
    device_->addItem(tr("automatic"), "auto");
    device_->addItem(tr("CPU"), "cpu");
    device_->addItem(tr("GPU 0"), "0");
    auto* logarithmic = new QCheckBox(tr("&Logarithmic"));
    for (QWidget* widget : {static_cast<QWidget*>(label), static_cast<QWidget*>(config_),
                            static_cast<QWidget*>(browse), static_cast<QWidget*>(device_label),
                            static_cast<QWidget*>(device_), static_cast<QWidget*>(logarithmic)})
        layout->addWidget(widget, widget == config_ ? 1 : 0);
    connect(browse, &QPushButton::clicked, this, &MainWindow::choose_config);
    connect(logarithmic, &QCheckBox::toggled, plot_, &LossPlot::set_logarithmic);
    return row;
}

QWidget* MainWindow::make_lists() {
    auto* lists = new QSplitter(Qt::Vertical);
    lists->addWidget(titled(tr("Samples (double click plays)"), samples_));
    lists->addWidget(titled(tr("Advice"), advice_));
    advice_->setObjectName("advice");
    advice_->setWordWrap(true);
    connect(samples_, &QListWidget::itemActivated, this, [](const QListWidgetItem* item) {
        QDesktopServices::openUrl(QUrl::fromLocalFile(item->data(Qt::UserRole).toString()));
    });
    return lists;
}

void MainWindow::connect_controls() {
    connect(controls_, &RunControls::start_asked, this, &MainWindow::start);
    connect(controls_, &RunControls::stop_asked, this, &MainWindow::stop);
    const auto post = [this](TrainCommand command) {
        return [this, command] { adapter_.post(command); };
    };
    connect(controls_, &RunControls::pause_asked, this, post(TrainCommand::pause));
    connect(controls_, &RunControls::resume_asked, this, post(TrainCommand::resume));
    connect(controls_, &RunControls::save_asked, this, post(TrainCommand::save_now));
    connect(controls_, &RunControls::sample_asked, this, post(TrainCommand::sample_now));
    connect(&adapter_, &RunAdapter::events, this,
            qOverload<const std::vector<TrainEvent>&>(&MainWindow::take));
    connect(&adapter_, &RunAdapter::ended, this, &MainWindow::show_end);
}

void MainWindow::open_config(const QString& file) {
    config_->setText(file);
}

void MainWindow::choose_config() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a configuration"),
                                                      config_->text(), tr("YAML (*.yaml *.yml)"));
    if (!file.isEmpty())
        open_config(file);
}

void MainWindow::start() {
    RunRequest request;
    request.config_file = config_->text().toStdString();
    request.device = device_->currentData().toString().toStdString();
    plot_->clear();
    samples_->clear();
    advice_->clear();
    if (const auto started = adapter_.start(request); !started)
        return controls_->set_status(
            tr("Could not start: %1").arg(translate(started.error().what)));
    controls_->set_state(RunControls::State::running);
}

void MainWindow::stop() {
    controls_->set_state(RunControls::State::stopping);
    controls_->set_status(tr("Finishing the step and saving…"));
    adapter_.post(TrainCommand::stop);
}

void MainWindow::take(const std::vector<TrainEvent>& events) {
    for (const TrainEvent& event : events)
        std::visit([this](const auto& what) { take(what); }, event);
    plot_->refresh();
}

void MainWindow::take(const RunState& state) {
    const bool stopping = controls_->state() == RunControls::State::stopping;
    if (!stopping && state.phase == RunPhase::paused)
        controls_->set_state(RunControls::State::paused);
    if (!stopping && state.phase == RunPhase::training)
        controls_->set_state(RunControls::State::running);
    if (!state.what.empty())
        controls_->set_status(translate(state.what));
}

void MainWindow::take(const StepReport& report) {
    plot_->add(report);
    controls_->set_progress(report.step, report.max_steps, report.seconds_left);
    if (controls_->state() == RunControls::State::running)
        controls_->set_status(tr("Training: loss %1, %2 samples a second.")
                                  .arg(report.total, 0, 'f', 3)
                                  .arg(report.samples_per_s, 0, 'f', 1));
}

void MainWindow::take(const ValidationReport& report) {
    plot_->add(report);
}

void MainWindow::take(const Advice& advice) {
    advice_->insertItem(0, tr("Step %1: %2").arg(advice.step).arg(translate(advice.what)));
}

void MainWindow::take(const SampleReady& sample) {
    auto* item = new QListWidgetItem(
        tr("Step %1: %2").arg(sample.step).arg(QString::fromStdString(sample.text)));
    item->setData(Qt::UserRole, QString::fromStdString(sample.file));
    samples_->insertItem(0, item);
}

void MainWindow::take(const CheckpointSaved& saved) {
    controls_->set_status(tr("Saved %1").arg(QString::fromStdString(saved.file)));
}

void MainWindow::show_end(const RunEnd& run_end) {
    const Result<void>& end = run_end.result;
    controls_->set_state(RunControls::State::idle);
    if (end)
        controls_->set_status(tr("Done: the voice is trained."));
    else if (end.error().kind == ErrorKind::interrupted)
        controls_->set_status(tr("Stopped by you: %1").arg(translate(end.error().what)));
    else
        controls_->set_status(tr("Failed: %1").arg(translate(end.error().what)));
    if (close_at_end_)
        close();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!adapter_.is_running())
        return event->accept();
    event->ignore();
    const auto answer =
        QMessageBox::question(this, tr("Training is running"),
                              tr("Stop the training and close? It is saved and can go on later."));
    if (answer != QMessageBox::Yes)
        return;
    close_at_end_ = true;
    stop();
}

} // namespace formant
