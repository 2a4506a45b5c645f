#include "ui/hardware/diagnosis_panel.h"

#include "engine/session/hardware/chosen_hardware.h"
#include "engine/session/tuning/diagnosis_messages.h"
#include "ui/hardware/apply_box.h"
#include "ui/hardware/device_box.h"
#include "ui/hardware/path_box.h"
#include "ui/hardware/stage_bars.h"
#include "ui/hardware/stage_table.h"
#include "ui/messages/error_note.h"
#include "ui/translate.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

namespace formant {
namespace {

QLabel* selectable_sentence(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QSpinBox* step_count() {
    auto* steps = new QSpinBox;
    steps->setObjectName("steps");
    steps->setRange(5, 1000);
    steps->setValue(static_cast<int>(DiagnoseRequest().num_batches));
    return steps;
}

} // namespace

DiagnosisPanel::DiagnosisPanel(DeviceUse& use, MeasuringSetup setup, QWidget* parent)
    : TaskPanel(use, DeviceUse::By::diagnosis, parent), setup_(std::move(setup)),
      config_(new PathBox(PathBox::Kind::configuration)), config_label_(new QLabel),
      device_(new DeviceBox), device_label_(new QLabel), steps_(step_count()),
      steps_label_(new QLabel), verdict_(selectable_sentence("verdict")), bars_(new StageBars),
      table_(new StageTable), details_(selectable_sentence("details")), apply_(new ApplyBox) {
    QFont bold = verdict_->font();
    bold.setBold(true);
    verdict_->setFont(bold);
    add_choices();
    for (QWidget* row : std::initializer_list<QWidget*>{verdict_, details_, apply_, bars_})
        results().addWidget(row);
    results().addWidget(table_, 1);
    connect(apply_, &ApplyBox::written, this, &DiagnosisPanel::config_written);
    DiagnosisPanel::retranslate();
}

void DiagnosisPanel::add_choices() {
    choices().addRow(config_label_, config_);
    choices().addRow(device_label_, device_);
    choices().addRow(steps_label_, steps_);
    config_label_->setBuddy(config_);
    device_label_->setBuddy(device_);
    steps_label_->setBuddy(steps_);
}

void DiagnosisPanel::set_offers(const DeviceOffers& offers) {
    device_->set_offers(offers);
}

void DiagnosisPanel::set_config_file(const QString& file) {
    config_->set_path(file);
}

DiagnoseRequest DiagnosisPanel::request() const {
    DiagnoseRequest request;
    request.config_file = config_->path().toStdString();
    request.device = device_->device();
    request.num_batches = steps_->value();
    request.decode_program = setup_.program;
    return request;
}

void DiagnosisPanel::start() {
    if (config_->path().isEmpty()) {
        error().show_text(tr("Choose a configuration first: a few of its steps are run."));
        return;
    }
    apply_->clear();
    report_.reset();
    show_report();
    run(
        [chosen = request()](const CancellationToken& cancellation) {
            DiagnoseRequest request = chosen;
            request.device = device_to_open(request.device);
            return diagnose(request, cancellation);
        },
        [this, file = config_->path()](const Result<DiagnosisReport>& report) {
            if (report)
                handle_report(*report, file);
        });
}

void DiagnosisPanel::handle_report(const DiagnosisReport& report, const QString& file) {
    report_ = report;
    show_report();
    if (report.verdict.change)
        apply_->offer(file, report.verdict.change->settings);
    if (!report.faults.empty())
        error().show_error(report.faults.front());
}

void DiagnosisPanel::show_report() {
    const bool known = report_.has_value();
    for (QWidget* row : std::initializer_list<QWidget*>{verdict_, details_, bars_, table_})
        row->setVisible(known);
    if (!known)
        return;
    QStringList details = {translate(headline_message(*report_))};
    if (report_->facts.utilization)
        details << translate(utilization_message(*report_->facts.utilization));
    details << translate(suggestion_message(report_->verdict));
    verdict_->setText(translate(report_->verdict.what));
    details_->setText(details.join('\n'));
    bars_->set_rows(stage_rows(report_->facts));
    table_->set_rows(stage_rows(report_->facts));
}

void DiagnosisPanel::retranslate() {
    TaskPanel::retranslate();
    set_texts(tr("Runs real steps of a configuration, which stays unchanged, and measures where "
                 "the time goes and what would speed it up."),
              tr("Start t&he diagnosis"), tr("Stop the diagnosis"));
    config_label_->setText(tr("C&onfiguration:"));
    config_->set_name(tr("Configuration to diagnose"), "diagnosis_config");
    device_label_->setText(tr("&Device:"));
    steps_label_->setText(tr("S&teps:"));
    show_report();
}

} // namespace formant
