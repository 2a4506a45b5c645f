#include "ui/hardware/hardware_page.h"

#include "ui/hardware/diagnosis_panel.h"
#include "ui/hardware/hardware_gauges.h"
#include "ui/hardware/report_view.h"
#include "ui/hardware/self_test_panel.h"
#include "ui/hardware/tune_panel.h"
#include "ui/messages/error_note.h"
#include "ui/tasks/background_task.h"

#include <QtCore/QEvent>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>

namespace formant {

HardwarePage::HardwarePage(Probe probe, const MeasuringSetup& setup, QWidget* parent)
    : QWidget(parent), probe_(std::move(probe)), gauges_(new HardwareGauges), error_(new ErrorNote),
      tabs_(new QTabWidget), report_(new ReportView), copy_(new QPushButton),
      refresh_(new QPushButton), wizard_(new QPushButton), self_test_(new SelfTestPanel(use_)),
      tune_(new TunePanel(use_, setup)), diagnosis_(new DiagnosisPanel(use_, setup)) {
    copy_->setObjectName("copy_report");
    refresh_->setObjectName("look_again");
    wizard_->setObjectName("run_wizard");
    tabs_->setObjectName("hardware_tabs");
    lay_out();
    connect(copy_, &QPushButton::clicked, this, &HardwarePage::copy_report);
    connect(refresh_, &QPushButton::clicked, this, &HardwarePage::refresh);
    connect(wizard_, &QPushButton::clicked, this, &HardwarePage::wizard_requested);
    connect(tune_, &TunePanel::config_written, this, &HardwarePage::config_written);
    connect(diagnosis_, &DiagnosisPanel::config_written, this, &HardwarePage::config_written);
    retranslate();
}

HardwarePage::~HardwarePage() = default;

QWidget* HardwarePage::report_tab() {
    auto* tab = new QWidget;
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {copy_, refresh_, wizard_})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* rows = new QVBoxLayout(tab);
    rows->addLayout(buttons);
    rows->addWidget(report_, 1);
    return tab;
}

void HardwarePage::lay_out() {
    for (QWidget* tab :
         std::initializer_list<QWidget*>{report_tab(), self_test_, tune_, diagnosis_})
        tabs_->addTab(tab, QString());
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(gauges_);
    rows->addWidget(tabs_, 1);
    rows->addWidget(error_);
}

void HardwarePage::show_tuning() {
    tabs_->setCurrentWidget(tune_);
    tune_->setFocus();
}

void HardwarePage::set_config_file(const QString& file) {
    tune_->set_config_file(file);
    diagnosis_->set_config_file(file);
}

void HardwarePage::refresh() {
    refresh_->setEnabled(false);
    copy_->setEnabled(false);
    error_->clear();
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [probe = probe_](const CancellationToken&) {
            return ProbeResult{probe(), remembered_tunings()};
        },
        [this](const ProbeResult& found) { show_probed(found); });
}

void HardwarePage::show_probed(const ProbeResult& found) {
    refresh_->setEnabled(true);
    tune_->set_tunings(found.tunings);
    if (!found.report)
        return error_->show_error(found.report.error());
    show_report(*found.report);
}

void HardwarePage::show_report(const HardwareReport& report) {
    const HardwareInfo& hardware = report.chosen.hardware;
    const DeviceOffers offers = offer_devices(hardware);
    copy_->setEnabled(true);
    report_->set_report(report);
    gauges_->set_cards(hardware.gpus);
    self_test_->set_offers(offers);
    tune_->set_offers(offers);
    diagnosis_->set_offers(offers);
    Q_EMIT report_shown();
}

void HardwarePage::copy_report() const {
    QApplication::clipboard()->setText(report_->text_to_copy());
}

void HardwarePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (task_ == nullptr)
        refresh();
}

void HardwarePage::retranslate() {
    tabs_->setAccessibleName(tr("Sections of the Hardware page"));
    tabs_->setTabText(0, tr("&Report"));
    tabs_->setTabText(1, tr("S&elf-test"));
    tabs_->setTabText(2, tr("T&uning"));
    tabs_->setTabText(3, tr("D&iagnosis"));
    copy_->setText(tr("&Copy report"));
    copy_->setToolTip(tr("Copies the whole report as English text, for support."));
    refresh_->setText(tr("Re&fresh"));
    wizard_->setText(tr("Run the setup &wizard again…"));
}

void HardwarePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
