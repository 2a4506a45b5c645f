#pragma once

#include "engine/session/gpu_choices.h"
#include "engine/session/run_service.h"

#include <QtWidgets/QWidget>

class QComboBox;

namespace formant {

/// What to train and on what: the demo or a configuration file, and the device.
class RunChoices : public QWidget {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for.
    explicit RunChoices(RunRequest base, QWidget* parent = nullptr);

    /// Adds the file to the choices and chooses it.
    void open_config(const QString& file);
    void add_gpus(const GpuChoices& found);
    /// Fails where the demo is chosen and its recordings are not there.
    Result<RunRequest> request() const;

  private:
    void ask_for_config();
    void choose_device(const QString& device);

    RunRequest base_;
    QComboBox* config_;
    QComboBox* device_;
};

} // namespace formant
