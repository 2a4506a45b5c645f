#pragma once

#include "engine/session/config/config_form.h"

#include <QtWidgets/QWidget>

#include <functional>

class QBoxLayout;

namespace formant {

/// The input of one setting: a check box, a list of choices or languages, a line, or several lines.
/// Keeps the typed text even if it is invalid.
class FieldEditor : public QWidget {
    Q_OBJECT
  public:
    explicit FieldEditor(const FormField& field, QWidget* parent = nullptr);

    /// Returns the input in the form that ConfigDraft::set() accepts.
    QString typed() const { return read_(); }
    /// Shows `value` without emitting edited().
    void show_value(const QString& value);
    /// Grays out a setting that has no effect; it stays editable.
    void set_grayed(bool is_grayed);
    /// Returns the widget that has the focus while the user types.
    QWidget& input() { return *input_; }

  Q_SIGNALS:
    void edited(const QString& typed);
    void finished(); ///< focus lost, or Enter pressed

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void add_check_box();
    void add_choices(const FormField& field);
    void add_line(ValueKind kind);
    void add_browse(PathKind kind, QBoxLayout& row);
    void add_lines();
    void add_languages();
    void emit_edited() { Q_EMIT edited(typed()); }

    QWidget* input_ = nullptr;
    std::function<QString()> read_;
    std::function<void(const QString&)> write_;
};

} // namespace formant
