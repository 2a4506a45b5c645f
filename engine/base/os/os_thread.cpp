#include "engine/base/os/os_thread.h"

#include <csignal>

namespace formant {

void block_signals() {
    sigset_t all;
    sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, nullptr);
}

} // namespace formant
