#pragma once

#include "engine/base/result.h"
#include "engine/session/hardware/gpu_choices.h"
#include "engine/session/runs/run_request.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace formant {

/// What to train and on what: the demo, a configuration file or the folder of a run, and the
/// device.
class RunChoices : public QWidget {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for.
    explicit RunChoices(RunRequest base, QWidget* parent = nullptr);

    /// Adds the file, or the folder of a run, to the choices and chooses it.
    void open_config(const QString& file);
    void add_gpus(const GpuChoices& found);
    void choose_device(const QString& device); ///< as RunRequest::device
    QString config() const;                    ///< a file or folder; empty: the demo
    QString device() const;
    /// Fails where the demo is chosen and its recordings are not there.
    Result<RunRequest> request() const;

  Q_SIGNALS:
    void changed(); ///< another is chosen, or the same once more

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void name_gpus();
    void ask_for_config();

    RunRequest base_;
    GpuChoices found_;
    QLabel* config_label_;
    QComboBox* config_;
    QPushButton* open_;
    QLabel* device_label_;
    QComboBox* device_;
};

} // namespace formant
