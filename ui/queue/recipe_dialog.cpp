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
      voice_(new PathField(PathBrowse::Kind::file, "recipe_voice")),
      corpus_(new PathField(PathBrowse::Kind::file_or_folder, "recipe_corpus")),
      name_(new QLineEdit) {
    setWindowTitle(tr("Voice by a recipe"));
    recipe_->setObjectName("recipe");
    name_->setObjectName("recipe_name");
    for (const Recipe& recipe : recipes())
        recipe_->addItem(translate(message(recipe.title)), recipe.name);
    lay_out();
    connect(recipe_, &QComboBox::currentIndexChanged, this, &RecipeDialog::show_recipe);
    connect(voice_, &PathField::changed, this, &RecipeDialog::enable_ok);
    connect(corpus_, &PathField::changed, this, &RecipeDialog::enable_ok);
    connect(name_, &QLineEdit::textChanged, this, &RecipeDialog::enable_ok);
    show_recipe();
}

void RecipeDialog::lay_out() {
    form_ = new QFormLayout;
    form_->addRow(tr("&Recipe:"), recipe_);
    form_->addRow(QString(), help_);
    form_->addRow(tr("&Voice to adapt:"), voice_);
    form_->addRow(tr("Re&cordings:"), corpus_);
    form_->addRow(tr("&Name of the voice:"), name_);
    form_->addRow(tr("&Device:"), device_);
    help_->setWordWrap(true);
    help_->setMinimumHeight(fontMetrics().lineSpacing() * 5); // moves nothing for another recipe
    help_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(form_);
    rows->addWidget(error_);
    rows->addWidget(buttons);
    voice_->line().setAccessibleName(tr("Voice to adapt"));
    corpus_->line().setAccessibleName(tr("Recordings"));
    corpus_->setMinimumWidth(fontMetrics().averageCharWidth() * 50);
}

bool RecipeDialog::adapts_voice() const {
    return recipes()[static_cast<std::size_t>(recipe_->currentIndex())].adapts_voice;
}

void RecipeDialog::show_recipe() {
    help_->setText(
        translate(message(recipes()[static_cast<std::size_t>(recipe_->currentIndex())].help)));
    form_->setRowVisible(voice_, adapts_voice());
    enable_ok();
}

void RecipeDialog::enable_ok() {
    error_->clear();
    const bool has_voice = !adapts_voice() || !voice_->path().isEmpty();
    ok_->setEnabled(has_voice && !corpus_->path().isEmpty() && !name_->text().trimmed().isEmpty());
}

RecipeRequest RecipeDialog::request() const {
    RecipeRequest request{.recipe = recipe_->currentData().toString().toStdString(),
                          .settings = {"data.corpus=" + corpus_->path().toStdString(),
                                       "name=" + name_->text().trimmed().toStdString()},
                          .runs_folder = runs_folder_,
                          .device = device_->currentData().toString().toStdString()};
    if (adapts_voice())
        request.settings.push_back("train.pretrained_path=" + voice_->path().toStdString());
    return request;
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
