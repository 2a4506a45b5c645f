#pragma once

#include "engine/session/runs/run_samples.h"
#include "engine/session/speech/preview_speech.h"
#include "ui/samples/audio_output.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <string>
#include <vector>

class QLabel;

namespace formant {

class BackgroundTask;
class ErrorNote;
class CustomTextBox;
class RunChoice;
class SampleComparison;
class SampleList;
class SamplesWatcher;

/// Plays and compares the samples of a run, and synthesizes custom texts with any of its
/// checkpoints.
class SamplesPage : public QWidget {
    Q_OBJECT
  public:
    /// `decode_program` is started to decode reference recordings; empty means this program.
    /// `output`: null for the desktop's audio device.
    SamplesPage(std::string runs_folder, std::string decode_program,
                std::unique_ptr<AudioOutput> output = nullptr, QWidget* parent = nullptr);
    ~SamplesPage() override;

    void set_run(const QString& folder);
    /// Selects the checkpoint for custom texts and its run.
    void set_checkpoint(const QString& file);
    /// Lists the checkpoints again, because the shown run has saved or deleted one.
    void refresh_checkpoints();
    /// Adds a new sample if it belongs to the shown run.
    void add(const SampleReady& sample);
    /// Copies the sample in its own format.
    void save_sound(const RunSample& sample, const QString& file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void connect_parts();
    void show_run();
    void refresh();
    void show_samples(std::vector<RunSample> samples);
    bool is_of_shown_run(const std::string& file) const;
    void synthesize(PreviewRequest request);
    void show_synthesized(const Result<SpokenPreview>& result);
    void show_saved();
    void export_voice(const QString& checkpoint);
    void ask_and_save(const RunSample& sample);

    std::string decode_program_;
    RunChoice* run_;
    ErrorNote* error_;
    SampleList* list_;
    CustomTextBox* custom_text_;
    SampleComparison* comparison_;
    QLabel* saved_label_;
    SamplesWatcher* watcher_;
    QString saved_;              ///< path of the last exported sample
    QString pending_checkpoint_; ///< selected once its run is shown
    std::unique_ptr<BackgroundTask> reading_;
    std::unique_ptr<BackgroundTask> synthesis_;
};

} // namespace formant
