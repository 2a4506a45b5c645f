#include "ui/wizard/language_page.h"

#include "ui/messages/error_note.h"

#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

namespace formant {

LanguagePage::LanguagePage(const std::vector<Language>& languages, const QString& current)
    : label_(new QLabel), list_(new QListWidget), error_(new ErrorNote) {
    list_->setObjectName("languages");
    label_->setBuddy(list_);
    for (const Language& one : languages) {
        auto* item = new QListWidgetItem(one.native_name, list_);
        item->setData(Qt::UserRole, one.code);
        if (one.code == current)
            list_->setCurrentItem(item);
    }
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(error_);
    rows->addWidget(label_);
    rows->addWidget(list_, 1);
    connect(list_, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr) // null while the list is destroyed
            Q_EMIT language_chosen(item->data(Qt::UserRole).toString());
    });
    LanguagePage::retranslate();
}

void LanguagePage::show_error(const Error& error) {
    error_->show_error(error);
}

void LanguagePage::retranslate() {
    setTitle(tr("Welcome to Formant Studio"));
    setSubTitle(tr("This wizard checks your machine and recommends settings for it. Nothing is "
                   "saved before the end, and it can be run again from the Hardware page."));
    label_->setText(tr("&Language of the window:"));
    list_->setAccessibleName(tr("Language of the window"));
}

} // namespace formant
