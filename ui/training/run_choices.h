#pragma once

#include "engine/base/result.h"
#include "engine/session/hardware/gpu_choices.h"
#include "engine/session/runs/run_request.h"

#include <QtWidgets/QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;
class SeveralGpus;

/// Selects what to train and the device: the demo, a configuration file or a run folder.
class RunChoices : public QWidget {
    Q_OBJECT
  public:
    /// `base`: the request of the command line.
    explicit RunChoices(RunRequest base, QWidget* parent = nullptr);
    ~RunChoices() override;

    /// Adds the file or run folder to the choices and selects it.
    void open_config(const QString& file);
    /// Adds files or run folders to the choices without selecting them, if they exist.
    void offer(const QStringList& recent);
    /// Returns the files and run folders among the choices, the selected one first.
    QStringList offered() const;
    void add_gpus(const GpuChoices& found);
    /// `device`: as RunRequest::device, or "0,1" for several GPUs.
    void choose_device(const QString& device);
    QString config() const; ///< a file or folder; empty for the demo
    QString device() const; ///< as for choose_device()
    /// Fails if the demo is selected and its recordings are missing.
    Result<RunRequest> request() const;

  Q_SIGNALS:
    void changed();                           ///< another choice, or the same again
    void failed(const formant::Error& error); ///< the demo recordings could not be prepared

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void name_gpus();
    void ask_for_config();
    void show_demo_button();
    void prepare_demo();
    void choose_ticked_gpus();

    RunRequest base_;
    GpuChoices gpus_;
    QLabel* config_label_;
    QComboBox* config_;
    QPushButton* open_;
    QPushButton* prepare_; ///< hidden unless the demo is selected and its recordings are missing
    QLabel* device_label_;
    QComboBox* device_;
    SeveralGpus* several_;
    std::unique_ptr<BackgroundTask> preparing_; ///< the demo recordings
};

} // namespace formant
