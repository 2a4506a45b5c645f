#pragma once

#include "engine/session/segments/suggested_texts.h"
#include "ui/export/growing_dialog.h"

#include <memory>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace formant {

class BackgroundTask;
class ErrorNote;

/// Shows the texts that a transcriber has suggested for the clips of a folder: to play, correct and
/// confirm, so that they are trained on. Those that are not checked stay suggestions.
class SuggestionDialog : public GrowingDialog {
    Q_OBJECT
  public:
    explicit SuggestionDialog(const QString& folder, QWidget* parent = nullptr);
    ~SuggestionDialog() override;

  Q_SIGNALS:
    void play_requested(const QString& file);
    void confirmed(); ///< the metadata was written

  private:
    void lay_out();
    void set_texts();
    void connect_parts();
    void read();
    void show_suggestions(const Result<std::vector<SuggestedText>>& suggestions);
    void play();
    void set_all_checked(bool is_checked);
    std::vector<SuggestedText> checked() const;
    void confirm();
    void update_buttons();

    QString folder_;
    std::vector<SuggestedText> suggestions_; ///< in the order of the rows
    QLabel* explanation_;
    QTableWidget* table_;
    QPushButton* play_;
    QPushButton* all_;
    QPushButton* none_;
    ErrorNote* error_;
    QDialogButtonBox* buttons_;
    QPushButton* confirm_;
    std::unique_ptr<BackgroundTask> task_;
};

} // namespace formant
