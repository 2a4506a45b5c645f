#include "ui/wizard/machine_page.h"

#include "ui/hardware/report_view.h"
#include "ui/messages/error_note.h"
#include "ui/wizard/found_machine.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>

namespace formant {

MachinePage::MachinePage(FoundMachine& machine)
    : machine_(machine), waiting_(new QLabel), busy_(new QProgressBar), error_(new ErrorNote),
      report_(new ReportView) {
    busy_->setRange(0, 0);
    report_->show_only_machine();
    report_->setVisible(false);
    auto* rows = new QVBoxLayout(this);
    for (QWidget* row : std::initializer_list<QWidget*>{waiting_, busy_, error_})
        rows->addWidget(row);
    rows->addWidget(report_, 1);
    connect(&machine_, &FoundMachine::found, this, &MachinePage::show_found);
    connect(&machine_, &FoundMachine::failed, this, [this](const Error& failure) {
        waiting_->hide();
        busy_->hide();
        error_->show_error(failure);
    });
    MachinePage::retranslate();
}

bool MachinePage::isComplete() const {
    return machine_.report() != nullptr;
}

void MachinePage::show_found() {
    waiting_->hide();
    busy_->hide();
    report_->set_report(*machine_.report());
    report_->show();
    Q_EMIT completeChanged();
}

void MachinePage::retranslate() {
    setTitle(tr("Your machine"));
    setSubTitle(tr("The system that Formant Studio runs on."));
    waiting_->setText(tr("Checking this machine…"));
    busy_->setAccessibleName(tr("Checking this machine"));
}

} // namespace formant
