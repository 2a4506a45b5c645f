#pragma once

#include "engine/base/result.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <memory>

namespace formant {

class BackgroundTask;

/// Writes reports of runs in the background, one at a time.
class ReportWriter : public QObject {
    Q_OBJECT
  public:
    explicit ReportWriter(QObject* parent = nullptr);
    ~ReportWriter() override;

    /// Writes a page about the run of this folder, or one that compares several runs. Does nothing
    /// while another page is being written.
    void write(const QStringList& folders);

  Q_SIGNALS:
    void busy_changed(bool is_busy);
    void written(const QString& file);
    void failed(const formant::Error& error);

  private:
    void set_busy(bool is_busy);

    std::unique_ptr<BackgroundTask> task_;
    bool is_busy_ = false;
};

} // namespace formant
