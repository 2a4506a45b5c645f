#include "app/stop_on_signal.h"

#include "engine/base/os/os_process.h"
#include "engine/base/result.h"

namespace formant {

StopOnSignal::StopOnSignal()
    : watcher_([this](int count) {
          if (count > 1)
              exit_at_once(static_cast<int>(ErrorKind::interrupted));
          token_.request();
      }) {}

} // namespace formant
