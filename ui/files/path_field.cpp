#include "ui/files/path_field.h"

#include "ui/files/path_line.h"

#include <QtWidgets/QBoxLayout>

namespace formant {

PathField::PathField(PathBrowse::Kind kind, const char* name, QWidget* parent)
    : QWidget(parent), line_(new PathLine) {
    line_->setObjectName(name);
    auto* browse = new PathBrowse(kind, [this] { return path(); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(line_, 1);
    row->addWidget(browse);
    setFocusProxy(line_);
    connect(browse, &PathBrowse::chosen, line_, &QLineEdit::setText);
    connect(line_, &QLineEdit::textChanged, this, &PathField::changed);
}

QString PathField::path() const {
    return line_->text().trimmed();
}

} // namespace formant
