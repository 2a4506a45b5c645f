#include "ui/queue/recipe_dialog.h"

#include "engine/session/config/recipe.h"
#include "ui/files/path_field.h"
#include "ui/files/path_line.h"
#include "ui/queue/device_box.h"
#include "ui/queue/fault_label.h"
#include "ui/translate.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace formant {

RecipeDialog::RecipeDialog(const std::string& runs_folder, const std::vector<GpuChoice>& gpus,
                           QWidget* parent)
    : QDialog(parent), runs_folder_(runs_folder), recipe_(new QComboBox),
      device_(make_device_box(gpus, "auto")), help_(new QLabel),
      error_(make_fault_label("recipe_error")),
      corpus_(new PathField(PathBrowse::Kind::file_or_folder, "recipe_corpus")),
      name_(new QLineEdit) {
    setWindowTitle(tr("Voice from nothing"));
    recipe_->setObjectName("recipe");
    name_->setObjectName("recipe_name");
    for (const Recipe& recipe : recipes())
        recipe_->addItem(translate(message(recipe.title)), recipe.name);
    lay_out();
    connect(recipe_, &QComboBox::currentIndexChanged, this, &RecipeDialog::show_help);
    connect(corpus_, &PathField::changed, this, &RecipeDialog::enable_ok);
    connect(name_, &QLineEdit::textChanged, this, &RecipeDialog::enable_ok);
    show_help();
    enable_ok();
}

void RecipeDialog::lay_out() {
    auto* form = new QFormLayout;
    form->addRow(tr("&Recipe:"), recipe_);
    form->addRow(QString(), help_);
    form->addRow(tr("Re&cordings:"), corpus_);
    form->addRow(tr("&Name of the voice:"), name_);
    form->addRow(tr("&Device:"), device_);
    help_->setWordWrap(true);
    help_->setMinimumHeight(fontMetrics().lineSpacing() * 3); // moves nothing for another recipe
    help_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(form);
    rows->addWidget(error_);
    rows->addWidget(buttons);
    corpus_->line().setAccessibleName(tr("Recordings"));
    corpus_->setMinimumWidth(fontMetrics().averageCharWidth() * 50);
}

void RecipeDialog::show_help() {
    help_->setText(
        translate(message(recipes()[static_cast<std::size_t>(recipe_->currentIndex())].help)));
}

void RecipeDialog::enable_ok() {
    error_->clear();
    ok_->setEnabled(!corpus_->path().isEmpty() && !name_->text().trimmed().isEmpty());
}

RecipeRequest RecipeDialog::request() const {
    return {.recipe = recipe_->currentData().toString().toStdString(),
            .settings = {"data.corpus=" + corpus_->path().toStdString(),
                         "name=" + name_->text().trimmed().toStdString()},
            .runs_folder = runs_folder_,
            .device = device_->currentData().toString().toStdString()};
}

void RecipeDialog::accept() {
    if (!ok_->isEnabled())
        return;
    auto jobs = jobs_of_recipe(request());
    if (!jobs)
        return error_->setText(tr("⚠ %1").arg(translate(jobs.error().what)));
    jobs_ = std::move(*jobs);
    QDialog::accept();
}

} // namespace formant
