#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"
#include "ui/configuration/config_document.h"
#include "ui/configuration/config_questions.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace formant {

class ConfigButtons;
class ConfigForm;
class ErrorNote;
class ForecastPanel;
class ImportReport;
class YamlView;

/// The Configuration page: shows a configuration as form and as text side by side, with a forecast
/// of a run's memory and time. Asks in dialogs unless it is given other questions.
class ConfigurationPage : public QWidget {
    Q_OBJECT
  public:
    explicit ConfigurationPage(QWidget* parent = nullptr);
    explicit ConfigurationPage(ConfigQuestions questions, QWidget* parent = nullptr);
    ~ConfigurationPage() override;

    ConfigDocument& document() { return *document_; }
    ConfigForm& form() { return *form_; }
    /// Sets the device and folders of the command line, which measurements use.
    void set_base(const RunRequest& base);
    /// Disables measurements while a run is active.
    void set_training_active(bool active);
    /// Opens a file; asks first if there are unsaved changes.
    void open_file(const QString& file);
    void import_file(const QString& file);
    /// Returns true if the page shows anything that is not in its file, also what is being typed.
    bool has_unsaved_changes();
    /// Validates and saves the configuration; may ask for a file name. Shows the error and returns
    /// false if it is not saved.
    bool save_for_training();
    /// Returns true if the page may close: all changes are saved, or the user discards them.
    bool confirm_discard_changes();
    /// Saves the configuration for a run on its recordings without asking for a file name: in its
    /// own file if that belongs to these recordings, otherwise in a new file in the user's
    /// configuration folder. Shows the error and returns false if that fails.
    bool save_for_recordings();
    void show_error(const Error& error); ///< of a change made elsewhere

  Q_SIGNALS:
    void config_chosen(const QString& file); ///< saved and valid, for training
    void config_queued(const QString& file); ///< the file of a snapshot

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QWidget* make_sides();
    void add_shortcuts();
    void connect_buttons();
    void show_file();

    void open();
    void import();
    void save();
    void save_as();
    void undo();
    void redo();
    void train();
    void queue();
    QString proposed_file() const;
    bool save_to(const QString& file);
    bool save_to_config_folder();
    bool save_in_place();
    bool check_complete(const QString& refusal);
    bool is_valid() const;
    void clear_refusal();

    ConfigDocument* document_; ///< a child, so that it outlives the fields
    ConfigQuestions questions_;
    ConfigButtons* buttons_;
    std::string runs_folder_;       ///< as in RunRequest
    bool has_refused_save_ = false; ///< the page shows why saving was refused
    QLabel* file_;
    ErrorNote* error_;
    ImportReport* imported_;
    ConfigForm* form_;
    YamlView* yaml_;
    ForecastPanel* forecast_;
};

} // namespace formant
