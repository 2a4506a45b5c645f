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

/// The Configuration page: a configuration as form and as text, side by side, with what a training
/// with it will need. Asks in dialogs unless it is given other questions.
class ConfigurationPage : public QWidget {
    Q_OBJECT
  public:
    explicit ConfigurationPage(QWidget* parent = nullptr);
    explicit ConfigurationPage(ConfigQuestions questions, QWidget* parent = nullptr);
    ~ConfigurationPage() override;

    ConfigDocument& document() { return *document_; }
    ConfigForm& form() { return *form_; }
    /// Device and folders of the command line, for what is measured.
    void set_base(const RunRequest& base);
    /// Nothing is measured beside a training.
    void set_training_active(bool active);
    /// Asks first where what is shown is not saved.
    void open_file(const QString& file);
    void import_file(const QString& file);
    /// True where nothing is lost when the page goes: all is saved, or need not be.
    bool may_leave();
    /// Keeps what is shown for a training of its recordings without asking where: in its file where
    /// that is theirs, else in a new one of the user's configurations. False where that cannot be
    /// done: the page says why.
    bool keep_for_recordings();
    void show_error(const Error& error); ///< of what was done to the configuration elsewhere

  Q_SIGNALS:
    void config_chosen(const QString& file); ///< saved and without faults: to be trained
    void config_queued(const QString& file); ///< a copy of it, which does not change any more

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
    bool is_kept_for_training();
    bool save_to(const QString& file);
    bool save_where_configurations_are();
    bool save_where_it_is();
    bool can_be_saved();
    bool is_without_faults() const;
    void forget_refusal();

    ConfigDocument* document_; ///< a child: it outlives the focus of the fields
    ConfigQuestions questions_;
    ConfigButtons* buttons_;
    std::string runs_folder_;  ///< as RunRequest
    bool has_refused_ = false; ///< to save, as the page says
    QLabel* file_;
    ErrorNote* error_;
    ImportReport* imported_;
    ConfigForm* form_;
    YamlView* yaml_;
    ForecastPanel* forecast_;
};

} // namespace formant
