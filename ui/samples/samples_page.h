#pragma once

#include "engine/session/runs/run_samples.h"
#include "engine/session/speech/own_text_speech.h"
#include "ui/samples/audio_output.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <string>
#include <vector>

class QLabel;

namespace formant {

class BackgroundTask;
class ErrorNote;
class OwnTextBox;
class RunChoice;
class SampleComparison;
class SampleList;
class SamplesWatcher;

/// The samples that a run has spoken: listened to, two of them compared by ear and by eye, and a
/// text of one's own spoken by any of its checkpoints.
class SamplesPage : public QWidget {
    Q_OBJECT
  public:
    /// `output`: absent, the desktop's audio device.
    explicit SamplesPage(std::string runs_folder, std::unique_ptr<AudioOutput> output = nullptr,
                         QWidget* parent = nullptr);
    ~SamplesPage() override;

    void set_run(const QString& folder);
    /// Speaks with this checkpoint of a run, as soon as there is a text.
    void set_checkpoint(const QString& file);
    /// The run that is shown has saved, or no longer has, a checkpoint.
    void look_for_checkpoints();
    /// What a run has just spoken; of another one than is shown, nothing happens.
    void add(const SampleReady& sample);
    /// A copy of the sample, in the format that it is in.
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
    void speak(const OwnTextRequest& request);
    void take_spoken(const Result<OwnTextSpoken>& spoken);
    void show_saved();
    void ask_and_save(const RunSample& sample);

    RunChoice* run_;
    ErrorNote* error_;
    SampleList* list_;
    OwnTextBox* own_text_;
    SampleComparison* comparison_;
    QLabel* saved_words_;
    SamplesWatcher* watcher_;
    QString saved_;             ///< the sound that was saved last
    QString wanted_checkpoint_; ///< to be chosen when its run is shown
    std::unique_ptr<BackgroundTask> reading_;
    std::unique_ptr<BackgroundTask> speaking_;
};

} // namespace formant
