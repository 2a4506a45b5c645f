#pragma once

#include "ui/window/pages.h"

#include <QtCore/QObject>

namespace formant {

class RunAdapter;

/// What one page gives to the next: a corpus becomes a configuration's, a configuration is trained,
/// what a run writes is listed, a checkpoint speaks or is what another training begins with.
class PageLinks : public QObject {
    Q_OBJECT
  public:
    /// `decode_program` as RunRequest. All outlive the links.
    PageLinks(const Pages& pages, PageStack& stack, RunAdapter& run,
              const std::string& decode_program, QObject* parent = nullptr);

  private:
    void link_data(const std::string& decode_program);
    void record_voice(const std::string& decode_program);
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
};

} // namespace formant
