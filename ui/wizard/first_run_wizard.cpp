#include "ui/wizard/first_run_wizard.h"

#include "engine/session/hardware/machine_setup.h"
#include "ui/screen_fit.h"
#include "ui/tasks/background_task.h"
#include "ui/wizard/device_page.h"
#include "ui/wizard/folders_page.h"
#include "ui/wizard/language_page.h"
#include "ui/wizard/machine_page.h"
#include "ui/wizard/self_test_page.h"
#include "ui/wizard/settings_page.h"

#include <QtCore/QEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QScrollArea>

namespace formant {
namespace {

/// Lets a page be smaller than its contents, as on a small screen with large letters.
void make_scrollable(QWizardPage& page) {
    auto* contents = new QWidget;
    contents->setLayout(page.layout());
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(contents);
    auto* rows = new QVBoxLayout(&page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(area);
}

} // namespace

FirstRunWizard::FirstRunWizard(WizardSetup setup, QWidget* parent)
    : QWizard(parent), machine_(std::move(setup.probe)),
      language_(new LanguagePage(setup.languages, setup.language)),
      device_(new DevicePage(machine_)), self_test_(new SelfTestPage(machine_, *device_)),
      settings_(new SettingsPage(machine_, *device_)), folders_(new FoldersPage(machine_)) {
    setObjectName("first_run_wizard");
    setWizardStyle(QWizard::ModernStyle);
    setOption(QWizard::NoBackButtonOnStartPage);
    for (QWizardPage* page : std::initializer_list<QWizardPage*>{
             language_, new MachinePage(machine_), device_, self_test_, settings_, folders_}) {
        make_scrollable(*page);
        addPage(page);
        connect(page, &QWizardPage::completeChanged, this, &FirstRunWizard::focus_next_button);
    }
    connect(this, &QWizard::currentIdChanged, this, &FirstRunWizard::focus_next_button,
            Qt::QueuedConnection); // after the page's buttons are updated
    connect(language_, &LanguagePage::language_chosen, this, &FirstRunWizard::language_chosen);
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 34);
    new ScreenFit(*this);
    retranslate();
    machine_.probe();
}

FirstRunWizard::~FirstRunWizard() = default;

void FirstRunWizard::set_training_active(bool active) {
    self_test_->set_training_active(active);
}

/// Focuses Next or Finish, so that Enter leads from page to page; an input in use keeps the focus.
void FirstRunWizard::focus_next_button() {
    const QWidget* focused = focusWidget();
    const bool is_free = focused == nullptr || !focused->isVisible() || !focused->isEnabled() ||
                         qobject_cast<const QAbstractButton*>(focused) != nullptr;
    QAbstractButton* next_button = button(nextId() < 0 ? FinishButton : NextButton);
    if (is_free && next_button->isEnabled())
        next_button->setFocus();
}

void FirstRunWizard::accept() {
    folders_->set_saving(true);
    const MachineSetup setup{device_->device(), settings_->changed(), folders_->folders()};
    task_ = std::make_unique<BackgroundTask>(
        *this,
        [offers = machine_.offers(), setup](const CancellationToken&) {
            return save_machine_setup(offers, setup);
        },
        [this](const Result<Message>& result) { finish(result); });
}

void FirstRunWizard::finish(const Result<Message>& result) {
    folders_->set_saving(false);
    if (!result)
        return folders_->show_error(result.error());
    Q_EMIT saved();
    if (folders_->wants_benchmark())
        Q_EMIT benchmark_requested();
    QWizard::accept();
}

void FirstRunWizard::retranslate() {
    setWindowTitle(tr("Setup"));
    setButtonText(QWizard::BackButton, tr("< &Back"));
    setButtonText(QWizard::NextButton, tr("&Next >"));
    setButtonText(QWizard::FinishButton, tr("&Finish"));
    setButtonText(QWizard::CancelButton, tr("Cancel"));
}

void FirstRunWizard::changeEvent(QEvent* event) {
    QWizard::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

FirstRunWizard* open_wizard_at_first_start(const FirstStart& start, WizardSetup setup,
                                           QWidget* parent) {
    if (!start.is_first())
        return nullptr;
    auto* wizard = new FirstRunWizard(std::move(setup), parent);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto recorded = start.record(); !recorded)
        wizard->language_->show_error(recorded.error());
    wizard->open();
    return wizard;
}

} // namespace formant
