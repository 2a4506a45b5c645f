#pragma once

#include "engine/session/config/config_form.h"

#include <QtWidgets/QWidget>

#include <functional>

namespace formant {

/// The control for one field's value: a check box, a list of choices or of languages, a line, or
/// lines. It holds what was typed, right or wrong.
class FieldEditor : public QWidget {
    Q_OBJECT
  public:
    explicit FieldEditor(const FormField& field, QWidget* parent = nullptr);

    /// As ConfigDraft::set() takes it.
    QString typed() const { return read_(); }
    /// Does not count as typing.
    void show_value(const QString& value);
    /// As something that changes nothing; it can be typed into all the same.
    void set_grey(bool is_grey);
    /// What has the focus while somebody types.
    QWidget& input() { return *input_; }

  Q_SIGNALS:
    void edited(const QString& typed);
    void finished(); ///< the focus goes on, or Enter

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void add_check_box();
    void add_choices(const FormField& field);
    void add_line(ValueKind kind);
    void add_lines();
    void add_languages();
    void say_edited() { Q_EMIT edited(typed()); }

    QWidget* input_ = nullptr;
    std::function<QString()> read_;
    std::function<void(const QString&)> write_;
};

} // namespace formant
