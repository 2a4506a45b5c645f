#pragma once

#include "engine/base/result.h"
#include "ui/window/pages.h"

#include <QtCore/QObject>
#include <QtCore/QString>

namespace formant {

class RunAdapter;
class RunControls;

/// The one way from recordings, or from a configuration, to their training: the configuration is
/// kept, chosen on the Training page and looked at, and Start is what Enter presses next. Who turns
/// to the Training page by himself finds there what he has opened, too, and not the demo.
class WayToTraining : public QObject {
    Q_OBJECT
  public:
    /// All outlive it; PageLinks, which puts chosen recordings into the configuration, comes first.
    WayToTraining(const Pages& pages, PageStack& stack, const RunAdapter& run,
                  RunControls& controls, QObject* parent = nullptr);

    /// What Start trains: the recordings that are opened, also where nobody has turned to the
    /// Training page since.
    Result<RunRequest> request();

  private:
    void train_recordings();
    void bring_recordings();
    bool are_to_be_brought() const;
    bool names_no_others() const;
    bool keep_recordings();
    void choose(const QString& config);
    void show_start();

    Pages pages_;
    PageStack& stack_;
    const RunAdapter& run_;
    RunControls& controls_;
    QString brought_; ///< corpus that the Training page was given last
};

} // namespace formant
