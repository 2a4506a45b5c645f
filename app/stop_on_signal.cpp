#include "app/stop_on_signal.h"

#include "engine/base/os/os_process.h"

namespace formant {

StopOnSignal::StopOnSignal()
    : watcher_([this](int count) {
          if (count > 1)
              exit_at_once(exit_code_unsaved);
          token_.request();
      }) {}

} // namespace formant
