#pragma once

#include "engine/session/runs/run.h"
#include "ui/window/pages.h"

#include <QtCore/QObject>

namespace formant {

class RunAdapter;

/// What one page gives to the next: a corpus becomes a configuration's (WayToTraining leads on from
/// there), what a run writes is listed, a checkpoint speaks or is what another training begins
/// with.
class PageLinks : public QObject {
    Q_OBJECT
  public:
    /// `base`: what the command line asks for. All outlive the links.
    PageLinks(const Pages& pages, PageStack& stack, RunAdapter& run, const RunRequest& base,
              QObject* parent = nullptr);

  private:
    void link_data();
    void record_voice();
    void take_corpus(const QString& corpus, const QString& language);
    void show_language();
    void link_training();
    void tell_of_training(bool is_running);
    void link_configuration();
    void link_checkpoints();
    void link_run();
    void set_in_configuration(const std::string& key, const QString& value);
    void take(const std::vector<TrainEvent>& events);
    void show_run(const QString& folder);
    void show_checkpoints();

    Pages pages_;
    PageStack& stack_;
    RunAdapter& run_;
    const RunRequest base_;
};

} // namespace formant
