#pragma once

#include "engine/session/export/export_choices.h"
#include "engine/session/export/voice_export.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace formant {

class PathField;

/// The options of an export. Shows those that have an effect on the voice for the chosen program.
class ExportOptions : public QWidget {
    Q_OBJECT
  public:
    explicit ExportOptions(QWidget* parent = nullptr);

    /// Inserts a row of the caller above the options, aligned with them.
    void add_first_row(QLabel& label, QWidget& field);
    void set_choices(const ExportChoices& choices);
    void set_player(const std::string& player);
    /// Sets the shown options of the request.
    void add_to(VoiceExportRequest& request) const;
    /// Returns false while the text to compare is missing.
    bool is_complete() const;

  Q_SIGNALS:
    void changed();

  private:
    void lay_out();
    void set_texts();
    void update_options();
    bool is_shown(QWidget& option) const;
    bool compares() const; ///< the files with the voice

    ExportChoices choices_;
    std::string player_;
    QFormLayout* form_;
    QLabel* vocoder_label_;
    PathField* vocoder_;
    QLabel* lexicon_label_;
    PathField* lexicon_;
    QLabel* solver_steps_label_;
    QSpinBox* solver_steps_;
    QCheckBox* separate_vocoder_;
    QCheckBox* half_;
    QCheckBox* check_;
    QLineEdit* check_text_;
    QLabel* check_reason_; ///< why the files cannot be compared
};

} // namespace formant
