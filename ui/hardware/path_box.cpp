#include "ui/hardware/path_box.h"

#include "ui/files/path_line.h"
#include "ui/files/start_folder.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace formant {

PathBox::PathBox(Kind kind, QWidget* parent)
    : QWidget(parent), kind_(kind), line_(new PathLine), browse_(new QPushButton) {
    line_->setMinimumWidth(line_->fontMetrics().averageCharWidth() * 24);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(line_, 1);
    row->addWidget(browse_);
    setFocusProxy(line_);
    connect(line_, &QLineEdit::textChanged, this, &PathBox::changed);
    connect(browse_, &QPushButton::clicked, this, &PathBox::browse);
    retranslate();
}

QString PathBox::path() const {
    return line_->text().trimmed();
}

void PathBox::set_path(const QString& path) {
    line_->setText(path);
}

void PathBox::set_name(const QString& accessible, const QString& object) {
    line_->setAccessibleName(accessible);
    line_->setObjectName(object);
    browse_->setAccessibleName(tr("Browse: %1").arg(accessible));
}

QString PathBox::ask() {
    const QString begin = start_folder(path(), QStandardPaths::DocumentsLocation);
    switch (kind_) {
    case Kind::folder:
        return QFileDialog::getExistingDirectory(this, tr("Choose a folder"), begin);
    case Kind::sentences:
        return QFileDialog::getOpenFileName(this, tr("Choose a list of sentences"), begin,
                                            tr("Texts (*.txt);;All files (*)"));
    case Kind::configuration:
        break;
    }
    return QFileDialog::getOpenFileName(this, tr("Choose a configuration"), begin,
                                        tr("Configurations (*.yaml *.yml)"));
}

QString PathBox::placeholder() const {
    switch (kind_) {
    case Kind::folder:
        return tr("a folder");
    case Kind::sentences:
        return tr("a text file");
    case Kind::configuration:
        break;
    }
    return tr("a configuration (YAML)");
}

void PathBox::browse() {
    const QString chosen = ask();
    if (!chosen.isEmpty())
        line_->setText(chosen);
}

void PathBox::retranslate() {
    browse_->setText(tr("Browse…"));
    line_->setPlaceholderText(placeholder());
}

void PathBox::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace formant
